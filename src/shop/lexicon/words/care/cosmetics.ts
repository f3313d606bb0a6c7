/** More of face care, make-up, nails and hair: `English | German | Norwegian`, a concept a line. */
export const cosmetics = `
  skin care, skincare | hautpflege | hudpleie
  face care, facial care | gesichtspflege | ansiktspleie
  body care | körperpflege | kroppspleie
  hair care, haircare | haarpflege | hårpleie
  nail care | nagelpflege | neglepleie
  foot care | fußpflege | fotpleie
  hand care | handpflege | håndpleie
  beard care | bartpflege | skjeggpleie
  sun care, sun protection | sonnenschutzmittel, sonnenpflege | solpleie, solbeskyttelse
  mens skincare, mens care | männerpflege, herrenpflege | herrepleie, hudpleie for menn
  skincare set, skin care set | pflegeset, hautpflegeset | hudpleiesett
  cleansing milk, cleansing lotion | reinigungsmilch | rensemelk
  cleansing foam, foaming cleanser | reinigungsschaum, waschschaum | renseskum
  cleansing oil, cleansing balm | reinigungsöl, reinigungsbalsam, abschminkbalsam | renseolje, rensebalm
  cleansing wipes, makeup wipes, face wipes | abschminktücher, reinigungstücher gesicht | sminkeservietter, renseservietter
  reusable makeup pads, reusable cotton pads | abschminkpads, waschbare wattepads | vaskbare bomullspads
  facial cleansing brush, face brush | gesichtsreinigungsbürste, gesichtsbürste | ansiktsbørste, rensebørste
  facial steamer | gesichtssauna, gesichtsdampfbad | ansiktsdamper
  gua sha, gua sha stone | gua-sha, gua-sha-stein | gua sha
  face roller, jade roller | gesichtsroller, jaderoller | ansiktsrulle, jaderulle
  sheet mask | tuchmaske | arkmaske, sheet mask
  clay mask, mud mask | tonerdemaske, heilerdemaske, schlammmaske | leiremaske
  peel off mask | peel-off-maske | peel-off-maske
  overnight mask, night mask | nachtmaske | nattmaske
  eye pads, under eye patches | augenpads | øyemasker, øyepads
  lip mask | lippenmaske | leppemaske
  lip scrub | lippenpeeling | leppeskrubb
  lip oil | lippenöl | leppeolje
  face serum, facial serum | gesichtsserum | ansiktsserum
  eye serum | augenserum | øyeserum
  facial mist, face mist | gesichtsspray | ansiktsspray, ansiktsmist
  moisturizing cream, hydrating cream | feuchtigkeitspflege | fuktighetsgivende krem
  neck cream, decollete cream | halscreme, dekolleté-creme | halskrem
  tinted moisturizer, tinted day cream | getönte tagescreme | farget dagkrem
  retinol | retinol | retinol
  niacinamide | niacinamid | niacinamid
  salicylic acid, bha | salicylsäure | salisylsyre
  glycolic acid | glykolsäure | glykolsyre
  collagen | kollagen | kollagen
  snail mucin, snail slime | schneckenschleim | sneglesekret
  pimple cream, acne cream, spot treatment | pickelcreme, anti-pickel-creme | kvisekrem
  blackheads | mitesser | hudormer
  blackhead remover, comedone extractor | mitesserentferner, komedonenquetscher | hudormfjerner
  scar cream, scar gel | narbencreme, narbengel | arrkrem, arrgele
  stretch marks | dehnungsstreifen, schwangerschaftsstreifen | strekkmerker
  stretch mark oil, stretch mark cream | schwangerschaftsöl, dehnungsstreifenöl | strekkmerkeolje, gravidolje
  cellulite cream, anti cellulite cream | cellulitecreme, anti-cellulite-creme | cellulittkrem
  firming lotion | straffende körperlotion | oppstrammende krem
  wrinkles, fine lines | fältchen, mimikfalten | rynker
  dark circles, eye bags | augenringe, tränensäcke | mørke ringer, poser under øynene
  pigmentation, age spots, dark spots | pigmentflecken, altersflecken | pigmentflekker
  rosacea, redness | rosazea, rosacea | rosacea
  neurodermatitis, eczema, atopic dermatitis | neurodermitis, ekzem | eksem, atopisk eksem
  psoriasis | schuppenflechte, psoriasis | psoriasis
  urea cream | urea-creme, harnstoffcreme | karbamidkrem
  cold weather cream | kälteschutzcreme | kuldekrem
  cold cream | coldcream, cold cream | coldcream
  petroleum jelly, vaseline | vaseline | vaselin
  glycerin | glycerin | glyserin
  milking fat, udder cream | melkfett | jursalve
  shower oil | duschöl | dusjolje
  shower foam, shower mousse | duschschaum | dusjskum
  bath oil | badeöl | badeolje
  bath essence, bath additive | badezusatz | badetilsetning
  exfoliating glove, exfoliating mitt | peelinghandschuh | skrubbehanske, peelinghanske
  loofah, bath sponge, shower puff | badeschwamm, luffa, duschschwamm | badesvamp, dusjsvamp
  dry brush, bath brush | körperbürste, badebürste, trockenbürste | kroppsbørste, badebørste, tørrbørste
  pumice stone | bimsstein | pimpstein
  foot file, callus file, foot rasp | hornhautfeile, fußfeile, hornhautraspel | fotfil
  callus remover, hard skin remover | hornhautentferner | hudfjerner
  foot bath, foot soak, foot spa | fußbad, fußsprudelbad | fotbad
  foot mask, foot peel | fußmaske, fußpeeling | fotmaske
  pedicure set | pediküre-set, pediküreset | pedikyrsett
  manicure set | maniküre-set, maniküreset, nagelnecessaire, nageletui | manikyrsett
  cuticle oil, nail oil | nagelöl | neglebåndolje, negleolje
  cuticle remover | nagelhautentferner | neglebåndsfjerner
  cuticle pusher | nagelhautschieber | neglebåndsskyver
  cuticle nipper, cuticle scissors | hautzange, nagelhautschere, hautschere | neglebåndstang, neglebåndsaks
  nail hardener, nail strengthener | nagelhärter | negleforsterker
  base coat | unterlack | underlakk
  top coat | überlack, decklack | overlakk
  nail lamp, uv nail lamp, led nail lamp | nagellampe, nagellicht, lichthärtungsgerät | neglelampe
  nail drill | nagelfräser | neglefreser
  nail buffer | polierfeile, nagelpolierer | polerfil
  nail glue | nagelkleber | neglelim
  nail stickers, nail art stickers | nagelsticker, nagelfolie | negleklistremerker
  nail art | nageldesign | negledesign
  gel nails | gelnägel | gelenegler
  nail brush | nagelbürste | neglebørste
  makeup palette, eyeshadow palette | lidschattenpalette | øyenskyggepalett
  contour palette, contour stick | konturpalette, contouring | konturpalett
  highlighter makeup, face highlighter | highlighter make-up, gesichts-highlighter | highlighter sminke
  setting spray, makeup fixing spray | make-up-fixierer, make-up-fixierspray | settingspray, fikseringsspray
  makeup primer, face primer | gesichtsprimer, make-up-base | sminkeprimer, ansiktsprimer
  cushion foundation | cushion-foundation, kissen-foundation | cushion foundation
  cc cream | cc-creme | cc-krem
  loose powder | loser puder | løspudder
  compact powder, pressed powder | kompaktpuder | kompaktpudder
  lip stain, lip tint | lip-tint, lippenfarbe | lip tint
  liquid lipstick | flüssiger lippenstift | flytende leppestift
  kohl pencil, kajal | kajal, kajalstift | kajal
  lash serum, eyelash serum | wimpernserum | vippeserum
  brow serum | augenbrauenserum | brynsserum
  eyelash tint, lash tint | wimpernfarbe | vippefarge
  eyebrow tint, brow tint | augenbrauenfarbe | brynsfarge
  lash glue, eyelash glue | wimpernkleber | vippelim
  magnetic lashes | magnetwimpern, magnetische wimpern | magnetvipper
  powder puff | puderquaste | pudderkvast
  makeup brush set, brush set makeup | pinselset make-up, kosmetikpinselset | kostesett, sminkekostsett
  makeup brush cleaner | make-up-pinselreiniger, pinselshampoo | børsterens, sminkekostrens
  makeup organizer, cosmetic organizer | kosmetikorganizer, make-up-organizer | sminkeorganiserer, sminkeoppbevaring
  cosmetic sharpener, eyeliner sharpener | kosmetikspitzer, kajalspitzer | sminkespisser
  sample size, travel size, mini size | reisegröße, probiergröße | reisestørrelse, prøvestørrelse
  perfume oil | parfümöl | parfymeolje
  solid perfume | festes parfüm | fast parfyme
  perfume atomizer, refillable atomizer | parfümzerstäuber, taschenzerstäuber | parfymeforstøver
  perfume set, fragrance set | parfümset, duftset | parfymesett
  womens perfume | damenduft, damenparfüm | dameparfyme
  mens perfume, mens fragrance | herrenduft, herrenparfüm | herreparfyme
  unisex perfume | unisex-duft | unisex-parfyme
  roll on deodorant, deo roll on | deoroller, deo-roll-on | roll-on, deorollon
  deodorant spray | deospray | deospray
  deodorant stick | deostick | deostift
  deodorant cream | deocreme | deokrem
  antiperspirant | antitranspirant | antiperspirant
  tanning oil, sun oil | sonnenöl, bräunungsöl | sololje
  sun spray | sonnenspray | solspray
  kids sunscreen, baby sunscreen | kindersonnencreme, babysonnencreme | solkrem til barn, barnesolkrem
  face sunscreen | gesichtssonnencreme | solkrem ansikt
  sunburn | sonnenbrand | solbrenthet
  tanning bed, solarium | solarium | solarium
  bronzing drops, tanning drops | bräunungstropfen, selbstbräunungstropfen | selvbruningsdråper
  tanning mitt | selbstbräuner-handschuh | selvbruningshanske
`;
