/** Clothes, shoes, bags, jewelry and personal care: `English | German | Norwegian`, a concept a line. */
export const fashion = `
  pants, trousers, slacks | hose | bukse
  jeans, denim | jeans | jeans, dongeribukse
  shorts | shorts, kurze hose | shorts, kortbukse
  leggings | leggings | tights
  sweater, jumper, pullover | pullover, pulli, strickpullover | genser, strikkegenser
  cardigan | strickjacke | strikkejakke, kardigan
  sweatshirt, hoodie | sweatshirt, kapuzenpullover, hoodie | collegegenser, hettegenser
  sneakers, trainers, running shoes | turnschuhe, sneaker, laufschuhe | joggesko, sneakers, løpesko
  shoes, footwear | schuhe | sko
  boots | stiefel | støvler, støvletter
  winter boots | winterstiefel | vinterstøvler, vintersko
  rubber boots, wellies, wellingtons, wellington boots, welly boots, rain boots, gumboots | gummistiefel, regenstiefel | gummistøvler, regnstøvler
  sandals | sandalen | sandaler
  slippers, house shoes | hausschuhe, pantoffeln, hauspatschen, hausfinken | tøfler, innetøfler
  heels, high heels, pumps, court shoes | pumps, absatzschuhe, stöckelschuhe, high heels | høye hæler, pumps, høyhælte sko
  socks, cold feet | socken, strümpfe, kalte füße | sokker, kalde føtter
  tights, pantyhose, stockings | strumpfhose | strømpebukse
  dress | kleid | kjole
  summer dress | sommerkleid | sommerkjole
  shirt | hemd | skjorte
  blouse | bluse | bluse
  t-shirt, tee | t-shirt | t-skjorte
  polo shirt, polo | poloshirt, polohemd | pikeskjorte, poloskjorte
  top | top, oberteil | topp
  skirt | rock | skjørt
  suit | anzug | dress
  blazer, sports jacket, sport coat, sports coat | sakko, blazer | blazer
  jacket | jacke | jakke
  winter jacket | winterjacke | vinterjakke
  coat, overcoat | mantel | kåpe, frakk
  parka | parka | parkas
  raincoat, rain jacket | regenjacke, regenmantel | regnjakke, regnfrakk
  down jacket, puffer jacket, puffer | daunenjacke, steppjacke | dunjakke, boblejakke
  vest, waistcoat, gilet | weste | vest
  gloves, cold hands | handschuhe, kalte hände | hansker, kalde hender
  mittens | fäustlinge, fausthandschuhe | votter
  scarf | schal, tuch | skjerf
  beanie, knit hat, woolly hat | mütze, strickmütze, wintermütze, wollmütze | lue, strikkelue, ullue
  hat | hut | hatt
  cap, baseball cap | kappe, schirmmütze, baseballkappe, basecap, käppi | caps
  belt | gürtel | belte
  tie, necktie | krawatte | slips
  bow tie | fliege | sløyfe
  underwear, undies, briefs, boxers | unterwäsche, unterhose | undertøy, underbukse, boxershorts
  bra, brassiere | bh, büstenhalter | bh, brystholder
  lingerie | dessous | undertøy
  swimsuit, bathing suit, swimming costume | badeanzug | badedrakt
  swim shorts, swimming trunks, swim trunks, trunks, board shorts | badehose, badeshorts | badeshorts, badebukse
  bikini | bikini | bikini
  swimwear | bademode | badetøy
  pajamas, pyjamas, nightwear, sleepwear | schlafanzug, pyjama | pysjamas, pyjamas, pysj
  nightgown, nightdress | nachthemd | nattkjole
  bathrobe, dressing gown, robe | bademantel, morgenmantel | badekåpe, morgenkåpe
  suspenders, braces | hosenträger | bukseseler
  handbag, purse, pocketbook | handtasche | håndveske
  bag | tasche, beutel | veske, bag, pose
  shoulder bag, crossbody bag | umhängetasche, schultertasche | skulderveske
  tote bag, shopper, shopping bag, cotton bag | einkaufstasche, stofftasche, jutebeutel, stoffbeutel, tragetasche | handlenett, bærenett, tøynett, stoffnett
  backpack, rucksack, daypack | rucksack | ryggsekk, sekk
  suitcase, luggage, trolley, baggage | koffer, reisekoffer, rollkoffer, gepäck, reisegepäck | koffert, trillekoffert, bagasje
  wallet, billfold | geldbörse, geldbeutel, portemonnaie, portmonee, geldtasche, brieftasche | lommebok
  umbrella, brolly | regenschirm, schirm | paraply
  glasses, eyeglasses, spectacles | brille | briller
  sunglasses, shades, sunnies | sonnenbrille | solbriller
  watch, wristwatch | armbanduhr, uhr | armbåndsur, klokke
  necklace, chain, pendant | halskette, kette | halskjede, kjede
  earrings, studs, hoops | ohrringe, ohrstecker | øredobber, ørepynt, øreringer
  bracelet, bangle | armband | armbånd
  ring | ring | ring
  jewelry, jewellery | schmuck | smykker
  sportswear, activewear, gym clothes | sportkleidung, sportbekleidung | treningstøy
  clothes, clothing, apparel | kleidung, klamotten | klær
  soap | seife | såpe
  shampoo | shampoo | sjampo
  conditioner | spülung, haarspülung | balsam, hårbalsam
  shower gel, body wash | duschgel | dusjsåpe, dusjgel
  lotion, body lotion, moisturizer | körperlotion, feuchtigkeitscreme, bodylotion | fuktighetskrem, bodylotion
  face cream, day cream | gesichtscreme, tagescreme | ansiktskrem, dagkrem
  hand cream | handcreme | håndkrem
  lip balm, chapstick | lippenpflege, lippenbalsam | leppepomade
  lipstick | lippenstift | leppestift
  mascara | mascara, wimperntusche | maskara
  foundation | grundierung, foundation | foundation
  makeup, make-up, cosmetics | make-up, schminke, kosmetik | sminke, kosmetikk
  nail polish, nail varnish | nagellack | neglelakk
  serum | serum | serum
  face mask | gesichtsmaske | ansiktsmaske
  cleanser, face wash, cleansing gel | reinigungsgel, waschgel, gesichtsreinigung | ansiktsrens
  deodorant | deo, deodorant | deodorant
  perfume, fragrance, cologne, eau de parfum, eau de toilette | parfüm, duft | parfyme, duft
  sunscreen, sun cream, sunblock, sun lotion, sun milk | sonnencreme, sonnenmilch, sonnenschutz | solkrem
  toothbrush | zahnbürste | tannbørste
  toothpaste | zahnpasta, zahncreme | tannkrem
  band-aid, plaster, sticking plaster | pflaster | plaster
  hairbrush | haarbürste | hårbørste
  essential oil | ätherisches öl | eterisk olje
  dry skin | trockene haut | tørr hud
  skin | haut | hud
  hair | haar, haare | hår
  sensitive | empfindlich, sensibel | sensitiv
  fragrance free, unscented, perfume free | parfümfrei, unparfümiert | parfymefri, uparfymert
  ankle boots, booties | stiefeletten | ankelstøvler, ankelstøvletter
  loafers, slip-ons, moccasins | loafer, mokassins | loafers, mokkasiner
  flip flops | flip-flops, zehentrenner, zehensandalen | flip-flops, slippers
  jumpsuit, playsuit, romper | jumpsuit, overall | jumpsuit, buksedress
  tank top, vest top, camisole | tanktop, trägertop | singlet
  chinos, khakis | chino, chinohose | chinos, chinobukse
  sweatpants, joggers, tracksuit bottoms, jogging bottoms | jogginghose, trainingshose, sweathose | joggebukse, treningsbukse, kosebukse
  dungarees, overalls, bib overalls | latzhose | snekkerbukse, selebukse
  base layer, thermal underwear, long johns | thermounterwäsche, funktionsunterwäsche, lange unterhose, skiunterwäsche | ullundertøy, superundertøy, stillongs
  rainwear, rain gear | regenbekleidung, regenkleidung | regntøy, regnklær
  blush, blusher | rouge | rouge
  eyeshadow, eye shadow | lidschatten | øyenskygge
  eyeliner | eyeliner | eyeliner
  makeup remover, make-up remover | make-up-entferner, abschminkmittel | sminkefjerner
  hair dye, hair color | haarfarbe, haarfärbemittel | hårfarge
  shaving foam, shaving cream | rasierschaum, rasiercreme | barberskum, barberkrem
  after sun | after sun, aftersun | after sun, etter sol
  cotton pads | wattepads | bomullspads, bomullsrondeller
  toiletry bag, wash bag, dopp kit | kulturbeutel, kulturtasche | toalettmappe
  workwear, work clothes | arbeitskleidung, berufsbekleidung | arbeidsklær, arbeidstøy
  work trousers, work pants | arbeitshose, bundhose | arbeidsbukse
  work jacket | arbeitsjacke | arbeidsjakke
  safety shoes, safety boots, steel toe shoes | sicherheitsschuhe, arbeitsschuhe | vernesko
  hard hat, safety helmet | schutzhelm, bauhelm | vernehjelm
  lab coat | laborkittel, arztkittel | labfrakk, legefrakk
  coveralls, boiler suit | arbeitsoverall, blaumann | kjeledress
  chef jacket, chef coat | kochjacke | kokkejakke
  disposable gloves, nitrile gloves | einweghandschuhe, einmalhandschuhe | engangshansker
  thong, g-string | string-tanga, stringtanga | stringtruse
  panties, knickers | damenslip, damenunterhose | damtruse
  undershirt | unterhemd, unterziehhemd | undertrøye, trøye
  bralette | bralette, bustier | bralette
  nursing bra, maternity bra | still-bh | amme-bh
  sports bra | sport-bh | sports-bh
  shapewear | shapewear, formunterwäsche | shapewear
  sneaker socks, trainer socks, ankle socks | sneakersocken, knöchelsocken | ankelsokker
  knee socks, knee high socks | kniestrümpfe | knestrømper
  wool socks | wollsocken | ullsokker, raggsokker
  hiking socks, walking socks, trekking socks | wandersocken, trekkingsocken | tursokker, turstrømper
  dress shoes, formal shoes | anzugschuhe, businessschuhe | pensko, dresssko
  lace up shoes, oxford shoes | schnürschuhe | snøresko
  ballet flats, ballerinas | ballerinas | ballerinasko
  clogs | clogs, holzschuhe | tresko, clogs
  espadrilles | espadrilles | espadriller
  chelsea boots | chelsea boots, chelseaboots | chelsea boots
  wedge shoes | keilabsatzschuhe | kilehælsko
  water shoes, aqua shoes | badeschuhe, wasserschuhe | badesko
  indoor shoes | hallenschuhe | innesko, hallsko
  insoles, shoe insoles | einlegesohlen, schuheinlagen | innleggssåler
  shoelaces, shoe laces, bootlaces | schnürsenkel, schuhbänder, schuhbandl | skolisser
  shoe polish, shoe cream | schuhcreme | skokrem
  shoe brush | schuhbürste | skobørste
  shoe horn, shoehorn | schuhlöffel, schuhanzieher | skohorn
  shoe rack | schuhregal | skostativ, skohylle
  shoe trees | schuhspanner | skolester
  waterproofing spray, protector spray | imprägnierspray, imprägnierung | impregneringsspray
  messenger bag | kuriertasche, messenger bag | messengerbag
  briefcase, attache case | aktentasche, aktenkoffer | stresskoffert
  clutch bag, evening bag | abendtasche | aftenveske
  bum bag, fanny pack, waist bag, hip bag, belt bag | bauchtasche, gürteltasche, hüfttasche | rumpetaske, magebelte, hofteveske, midjeveske
  beach bag | strandtasche, badetasche | strandveske, badebag
  travel bag, duffel bag, holdall | reisetasche | reisebag, duffelbag
  cabin suitcase, cabin bag, hand luggage | handgepäckkoffer, kabinenkoffer | håndbagasjekoffert, kabinkoffert
  luggage tag | kofferanhänger, gepäckanhänger | bagasjelapp, koffertmerke
  packing cubes | packwürfel, packing cubes | pakkekuber, pakkeposer
  drawstring bag, gym sack | turnbeutel | gymbag, gympose
  card holder, card case | kartenetui, kartenhalter | kortholder
  passport holder, passport cover | reisepasshülle, passhülle | passetui, passholder
  coin purse, change purse | kleingeldbörse, münzbörse, münzgeldbeutel | myntpung, pengepung
  key case, key pouch | schlüsseletui | nøkkeletui
  maxi dress | maxikleid | maxikjole, langkjole
  evening dress, evening gown, ball gown | abendkleid, ballkleid | aftenkjole, ballkjole
  wedding dress, bridal gown | brautkleid, hochzeitskleid | brudekjole
  cocktail dress | cocktailkleid | cocktailkjole
  mini skirt | minirock | miniskjørt
  pleated skirt | faltenrock, plisseerock | plissert skjørt, foldeskjørt
  turtleneck, roll neck, polo neck | rollkragenpullover, rollkragen | høyhals, høyhalset genser
  v neck | v-ausschnitt | v-hals
  long sleeve shirt, long sleeved top | langarmshirt | langermet topp
  long sleeved, long sleeve | langarm, langärmelig | langermet
  short sleeved, short sleeve | kurzarm, kurzärmelig | kortermet
  sleeveless | ärmellos | ermeløs
  bermuda shorts | bermudashorts, bermudas | bermudashorts
  cargo pants, cargo trousers, combat trousers | cargohose | cargobukse, militærbukse
  culottes | culotte, hosenrock | culottebukse, bukseskjørt
  poncho | poncho | poncho
  trench coat | trenchcoat | trenchcoat
  softshell jacket | softshelljacke | softshelljakke
  bomber jacket | bomberjacke, blouson | bomberjakke
  leather jacket | lederjacke | skinnjakke
  denim jacket, jean jacket | jeansjacke | dongerijakke, jeansjakke
  fleece jacket | fleecejacke | fleecejakke
  windbreaker, wind jacket | windbreaker, windjacke | vindjakke
  pocket square | einstecktuch | brystlommetørkle
  tracksuit | trainingsanzug, jogginganzug | treningsdress, joggedress
  ear warmers, earmuffs | ohrenschützer, ohrenwärmer | øreklaffer, ørevarmere
  headband | stirnband | pannebånd
  sweatband | schweißband | svettebånd
  shawl | schultertuch, umschlagtuch | sjal
  silk scarf | seidenschal, seidentuch | silkeskjerf
  bandana | bandana | bandana
  straw hat | strohhut | stråhatt
  bucket hat | fischerhut, anglerhut | bøttehatt
  dirndl | dirndl | dirndl
  lederhosen | lederhose, trachtenlederhose | lederhosen
  national costume, folk costume | tracht, trachtenmode | bunad
`;
