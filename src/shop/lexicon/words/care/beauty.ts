/** Skin, hair, make-up, fragrance, shaving and what a pharmacy sells: `English | German | Norwegian`, a concept a line. */
export const beauty = `
  night cream | nachtcreme | nattkrem
  eye cream | augencreme | øyekrem
  anti aging cream, anti wrinkle cream | anti-aging-creme, antifaltencreme | anti-rynkekrem, rynkekrem
  face oil, facial oil | gesichtsöl | ansiktsolje
  body oil | körperöl | kroppsolje
  body butter | körperbutter | kroppssmør
  body scrub | körperpeeling | kroppsskrubb
  face scrub, facial scrub, exfoliator | gesichtspeeling | ansiktsskrubb, ansiktspeeling
  facial toner, face toner | gesichtswasser | ansiktsvann
  micellar water | mizellenwasser | micellevann
  foot cream | fußcreme | fotkrem
  pimple patches, acne patches | pickelpatches, pickelpflaster | kviseplaster
  acne, pimples | akne, pickel | akne, kviser
  hyaluronic acid | hyaluronsäure | hyaluronsyre
  shea butter | sheabutter | sheasmør
  aloe vera | aloe vera | aloe vera
  oily skin | fettige haut, ölige haut | fet hud
  sensitive skin | empfindliche haut | sensitiv hud
  combination skin | mischhaut | kombinert hud
  self tanner, fake tan, sunless tanner | selbstbräuner | selvbruner
  bath bomb, bath fizzer | badekugel, badebombe | badebombe, badekule
  bath salts | badesalz | badesalt
  bubble bath, bath foam | schaumbad, badeschaum | badeskum
  hand soap, liquid soap | handseife, flüssigseife | håndsåpe
  bar soap, soap bar | seifenstück, stückseife | såpestykke
  shampoo bar, solid shampoo | festes shampoo, haarseife | sjampobar, fast sjampo
  dry shampoo | trockenshampoo | tørrsjampo
  anti dandruff shampoo | schuppenshampoo, anti-schuppen-shampoo | flassjampo
  hair mask, hair treatment | haarkur, haarmaske | hårkur, hårmaske
  hair oil | haaröl | hårolje
  hair spray, hairspray | haarspray | hårspray
  hair gel | haargel | hårgelé
  hair wax | haarwachs | hårvoks
  hair mousse, styling foam | schaumfestiger, haarschaum | hårskum
  heat protection spray | hitzeschutzspray | varmebeskyttende spray
  hair straightener, flat iron, straightening iron | glätteisen, haarglätter | rettetang
  curling iron, curling wand, curling tong | lockenstab | krølltang
  hair curlers, hair rollers | lockenwickler | hårruller, papiljotter
  hair clippers, hair trimmer | haarschneidemaschine, haarschneider, haartrimmer | hårklipper, hårtrimmer
  beard trimmer | barttrimmer, bartschneider | skjeggtrimmer
  beard oil | bartöl | skjeggolje
  beard balm | bartbalsam | skjeggbalsam
  comb, hair comb | kamm | kam
  hair tie, scrunchie, hair elastic, hair bobble | haargummi, zopfgummi | hårstrikk, scrunchie
  hair clip, hair slide, barrette | haarspange, haarklammer | hårspenne, hårklype
  hairpin, bobby pin | haarnadel | hårnål
  hairband, alice band | haarreif, haarband | hårbøyle, hårbånd
  wig | perücke | parykk
  hair extensions | haarverlängerung | hårforlengelse
  concealer | concealer, abdeckstift | concealer
  bb cream | bb-creme, bb cream | bb-krem
  face powder, setting powder | gesichtspuder | ansiktspudder
  bronzer | |
  lip gloss | lipgloss | lipgloss, leppeglans
  lip liner | lipliner, lippenkonturenstift | leppepenn
  eyebrow pencil, brow pencil | augenbrauenstift | øyenbrynspenn
  eyebrow gel, brow gel | augenbrauengel | øyenbrynsgelé
  false eyelashes, false lashes, fake lashes | künstliche wimpern, falsche wimpern | løsvipper
  eyelash curler | wimpernzange | vippetang
  makeup brush, make-up brush | schminkpinsel, make-up-pinsel | sminkekost, sminkebørste
  makeup sponge, beauty blender | schminkschwamm, make-up-schwamm | sminkesvamp
  makeup bag, cosmetic bag | kosmetiktasche, schminktasche | sminkepung, sminkeveske
  makeup mirror, vanity mirror | schminkspiegel, kosmetikspiegel | sminkespeil
  gel nail polish | gel-nagellack, gellack | gellakk
  nail polish remover, nail varnish remover | nagellackentferner | neglelakkfjerner
  nail file | nagelfeile | neglefil
  nail scissors | nagelschere | neglesaks
  nail clippers | nagelknipser, nagelzange | negleklipper
  false nails, press on nails, fake nails | künstliche nägel, kunstnägel | løsnegler
  tweezers | pinzette | pinsett
  epilator | epilierer, epiliergerät | epilator
  wax strips | wachsstreifen, kaltwachsstreifen | voksstrips
  hair removal cream, depilatory cream | enthaarungscreme | hårfjerningskrem
  safety razor, double edge razor | rasierhobel | sikkerhetshøvel
  razor blades | rasierklingen | barberblader
  shaving brush | rasierpinsel | barberkost
  shaving soap | rasierseife | barbersåpe
  aftershave, after shave | rasierwasser, aftershave | etterbarberingsvann, aftershave, barbervann
  body mist, body spray | körperspray, bodyspray | kroppsspray
  room spray, home fragrance | raumspray, raumduft | romduft, romspray
  reed diffuser, fragrance sticks | duftstäbchen, raumdiffuser | duftpinner
  aroma diffuser, oil diffuser | aroma-diffuser, duftzerstäuber | aromalampe, duftspreder
  mouthwash, mouth rinse | mundspülung, mundwasser | munnvann, munnskyll
  dental floss | zahnseide | tanntråd
  interdental brush | interdentalbürste | mellomromsbørste
  toothbrush heads, replacement brush heads | aufsteckbürsten | tannbørstehoder, børstehoder
  tongue scraper | zungenreiniger, zungenschaber | tungeskrape
  teeth whitening | zahnaufhellung | tannbleking
  cotton buds, cotton swabs, q-tips | wattestäbchen, ohrenstäbchen | bomullspinner, q-tips
  tissues, facial tissues, kleenex, paper hankies | taschentücher, papiertaschentücher, tempotaschentücher, kosmetiktücher | papirlommetørklær, lommetørklær, kleenex
  sanitary towel, sanitary pad, menstrual pad, sanitary napkin | damenbinde, monatsbinde, menstruationsbinde | menstruasjonsbind, dambind, damebind
  panty liner, pantyliner | slipeinlage | truseinnlegg
  tampon | tampon | tampong
  menstrual cup | menstruationstasse | menskopp, menstruasjonskopp
  period underwear, period pants | periodenunterwäsche, periodenslip | mensentruse
  condom | kondom, präservativ | kondom
  lubricant gel, personal lubricant | gleitgel | glidemiddel
  bathroom scale, body scale | personenwaage, körperwaage, badezimmerwaage, badwaage | badevekt, personvekt, kroppsvekt
`;
