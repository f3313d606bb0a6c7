/** Sizes, people, occasions and qualities: `English | German | Norwegian`, a concept a line. */
export const properties = `
  dark | dunkel | mørk
  bright, light | hell | lys

  small | klein | liten, lite, små
  large, big | groß | stor, store
  extra large, xl | | ekstra stor
  kids, children, child, kid, junior | kinder, kind, junior | barn, junior
  baby, infant | baby, säugling | baby
  men, mens, men's, gentlemen | herren, männer, herre | herre, menn
  women, womens, women's, ladies | damen, frauen | dame, damer, kvinner
  girl | mädchen | jente
  boy | junge, jungen | gutt
  left handed, lefties, lefthander | linkshänder | venstrehendt
  waterproof, water resistant | wasserdicht, wasserfest | vanntett
  windproof | winddicht | vindtett
  breathable | atmungsaktiv | pustende
  warm | warm | varm
  cold | kalt | kald
  foldable, folding | klappbar, faltbar | sammenleggbar
  adjustable, height adjustable | verstellbar, höhenverstellbar | justerbar, regulerbar
  dimmable | dimmbar | dimbar
  rechargeable | wiederaufladbar, aufladbar | oppladbar
  used, second hand, refurbished, pre-owned | gebraucht, generalüberholt | brukt
  new | neu | ny
  handmade, hand made | handgemacht, handgefertigt | håndlaget
  sustainable, eco friendly | nachhaltig, umweltfreundlich | bærekraftig, miljøvennlig
  washable, machine washable | waschbar, maschinenwaschbar | vaskbar, maskinvaskbar
  dishwasher safe | spülmaschinenfest, spülmaschinengeeignet | tåler oppvaskmaskin
  non stick | antihaft, beschichtet | slippbelegg
  light, lightweight | leicht | lett
  heavy | schwer | tung
  soft | weich | myk
  hard | hart | hard
  round | rund | rund
  square | quadratisch, eckig | firkantet
  set | set | sett
  pack, packet | packung, pack | pakke
  pair | paar | par
  plug | stecker | støpsel
  width | breite | bredde
  height | höhe | høyde
  length | länge | lengde
  depth | tiefe | dybde
  weight | gewicht | vekt
  diameter | durchmesser | diameter
  dimensions, measurements | maße, abmessungen | mål
  capacity, volume | fassungsvermögen, volumen, inhalt | volum, rommer
  fit | passform | passform
  care | pflege | vedlikehold, stell
  manufacturer, brand, make | hersteller, marke | produsent, merke

  christmas, xmas | weihnachten | jul
  birthday | geburtstag | bursdag
  easter | ostern | påske
  wedding | hochzeit | bryllup
  baptism, christening | taufe | dåp
  summer | sommer | sommer
  winter | winter | vinter
  spring | frühling | vår
  autumn, fall | herbst | høst
  rain, it rains, it pours, wet weather | regen | regn
  sport, sports | sport | sport
  running, jogging | laufen, joggen | løping, jogging
  hiking, trekking | wandern | tur, fottur
  camping | camping, zelten | camping
  travel, travelling | reisen, reise | reise
  school | schule | skole
  office, work | büro | kontor
  kitchen | küche | kjøkken
  bathroom | bad, badezimmer | bad, baderom
  bedroom | schlafzimmer | soverom
  living room | wohnzimmer | stue
  balcony | balkon | balkong
  children's room, nursery | kinderzimmer | barnerom
  outdoor, outdoors, outside, exterior | draußen, außen, außenbereich, outdoor | utendørs, ute, utebruk
  water repellent | wasserabweisend | vannavvisende
  elastic, stretchy | dehnbar, elastisch | elastisk
  insulated | isoliert | isolert
  padded | gepolstert | polstret
  reversible | wendbar | vendbar
  removable, detachable | abnehmbar, herausnehmbar | avtakbar
  stackable | stapelbar | stablebar
  inflatable | aufblasbar | oppblåsbar
  extendable | ausziehbar | uttrekkbar
  portable | tragbar | transportabel
  automatic | automatisch | automatisk
  electric, electrical | elektrisch | elektrisk
  magnetic | magnetisch | magnetisk
  self adhesive, adhesive backed | selbstklebend | selvklebende
  unbreakable, shatterproof | unzerbrechlich, bruchsicher | uknuselig, bruddsikker
  scratch resistant, scratch proof | kratzfest | ripebestandig
  frost proof, frost resistant, hardy | frostsicher, winterhart, frostfest | frostsikker, vinterherdig
  heat resistant, heatproof | hitzebeständig | varmebestandig
  oven safe, ovenproof | ofenfest, backofenfest | ildfast, ovnsfast
  microwave safe, microwavable | mikrowellengeeignet | tåler mikrobølgeovn
  childproof, child safe | kindersicher | barnesikker
  non slip, anti slip | rutschfest, antirutsch | sklisikker
  quiet, silent, noiseless | leise, geräuschlos | stillegående, støysvak
  reflective | reflektierend | reflekterende
  scented | parfümiert, duftend | parfymert
  hypoallergenic | hypoallergen | hypoallergenisk, allergivennlig
  biodegradable | biologisch abbaubar, kompostierbar | nedbrytbar, komposterbar
  recycled | recycelt | resirkulert
  reusable | wiederverwendbar | gjenbrukbar
  disposable, single use | einweg | engangs
  refillable | nachfüllbar | påfyllbar
  personalized, personalised | personalisiert | personalisert
  cruelty free, animal friendly | tierversuchsfrei | dyrevennlig
  fair trade, fairtrade | fair gehandelt, fairtrade | fairtrade
  halal | halal | halal
  kosher | koscher | kosher
  bpa free | bpa-frei | bpa-fri
  plastic free | plastikfrei | plastfri
  oval | oval | oval
  rectangular | rechteckig | rektangulær
  striped | gestreift | stripete
  plaid, tartan | kariert | rutete
  floral, flowery | geblümt, blumenmuster | blomstrete, blomstermønster
  polka dot, dotted | gepunktet | prikkete
  adults, grown ups | erwachsene | voksne
  teenager | jugendliche, teenager | tenåring, ungdom
  seniors | senioren | seniorer
  beginner, novice, starter | einsteiger, anfänger | nybegynner, begynner
  professional | profi, professionell | profesjonell
  unisex | unisex | unisex
`;
