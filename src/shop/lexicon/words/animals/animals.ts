/** Pets, poultry, bees, horses, the stable and the farm: `English | German | Norwegian`, a concept a line. */
export const animals = `
  training lead, long line, long leash | schleppleine, feldleine | langline, sporline
  double dog lead, dog coupler | koppelleine, doppelleine | dobbeltkobbel, tohundskobbel
  slip lead, retriever leash | retrieverleine, moxonleine | retrieverkobbel
  jogging leash, canicross belt | joggingleine, canicross-gürtel | canicross-belte
  led dog collar, light-up collar | leuchthalsband | lyshalsbånd
  dog tag, pet id tag | hundemarke | hundetegn
  dog food container, pet food container, pet food storage | futtertonne, futterbehälter, futterdose | fôrtønne, fôrbeholder
  food scoop, feed scoop | futterschaufel | fôrskuffe, fôrøse
  slow feeder, slow feed bowl | anti-schling-napf, antischlingnapf | saktefôringsskål
  lick mat, licking mat | schleckmatte, leckmatte | slikkematte
  snuffle mat, sniffing mat | schnüffelteppich, schnüffelmatte | snusematte, snuffematte
  treat ball, treat dispenser | futterball, snackball | godbitball
  tug toy, dog rope toy, rope toy | zerrspielzeug, zergel | drakamp-leke, tauleke
  ball launcher, dog ball thrower | ballschleuder | ballkaster
  dog frisbee, dog disc | hundefrisbee | hundefrisbee
  squeaky toy | quietschspielzeug, quietschtier | pipeleke
  dog training dummy | futterdummy, apportierdummy | apportdummy
  treat bag, treat pouch | leckerlibeutel, futterbeutel | godbitveske, godbitpose
  dog clicker | klicker, hundeklicker | klikker til hund
  agility set, dog agility | agility-set, hunde-agility | agility-sett
  dog dry food, kibble | hundetrockenfutter | tørrfôr til hund
  dog wet food, canned dog food | hundenassfutter, hundedosenfutter | våtfôr til hund
  barf, raw dog food | barf, rohfutter | ferskfôr
  pig ears, pig ear | schweineohren | griseører, griseøre
  bully stick | ochsenziemer | oksepenis
  rawhide, rawhide bone | büffelhautknochen, rinderhautknochen | råhudbein
  antler chew | geweihstück für hunde, kaugeweih | hjortegevir
  dental chews, dental sticks | zahnpflegesnacks, dental-sticks | tannpleiesnacks, tannpleiebein
  dog toothbrush, pet toothbrush | hundezahnbürste | hundetannbørste
  dog toothpaste | hundezahnpasta | hundetannkrem
  dog towel | hundehandtuch | hundehåndkle
  dog bathrobe | hundebademantel | hundebadekåpe
  paw washer, paw cleaner | pfotenreiniger, pfotenwascher | potevasker
  dog clipper, pet clipper | hundeschermaschine, tierschermaschine | hundeklipper, dyreklipper
  deshedding brush, furminator | furminator, unterwollkamm | furminator
  detangling comb, dematting comb | entfilzungskamm | flokekam
  dog ear cleaner | ohrenreiniger hund | ørerens hund
  dog diapers, dog nappies | hundewindeln | hundebleie
  dog cone, recovery cone, elizabethan collar | schutzkragen | hundekrage, beskyttelseskrage
  dog recovery suit | hundebody | operasjonsdress hund
  dog life jacket, dog life vest | hundeschwimmweste | flytevest hund, hundevest, redningsvest hund
  dog cooling mat | hundekühlmatte | kjølematte hund
  dog pool | hundepool | hundebasseng
  dog jumper, dog sweater, dog pullover | hundepullover | hundegenser
  dog raincoat | hunderegenmantel | hunderegnjakke
  dog seat belt, dog safety belt | hundesicherheitsgurt | bilbelte hund
  dog hammock, dog seat cover | autoschondecke | hundeteppe til bil
  dog car seat, dog booster seat | hundeautositz, hundesitz | bilsete hund
  dog travel crate | hundetransportbox, autohundebox | bilbur
  dog carrier bag | hundetragetasche, hundetasche | hundebæreveske
  dog backpack | hunderucksack | hundesekk
  dog stroller, pet stroller, dog buggy | hundebuggy, hundewagen | hundevogn, hundetralle
  dog bike trailer | hundeanhänger fahrrad, hundefahrradanhänger | sykkelvogn til hund
  dog bike basket | hundefahrradkorb, hundekorb fahrrad | sykkelkurv til hund
  puppy pen, puppy playpen | welpenauslauf, welpenlaufstall | valpegrind, valpebinge
  dog run, dog pen | hundezwinger | hundegård
  dog flap, dog door | hundeklappe, hundetür | hundeluke
  dog cushion | hundekissen | hundepute
  dog mat | hundematte | hundematte
  dog sofa, pet sofa | hundesofa | hundesofa
  invisible dog fence | unsichtbarer hundezaun | usynlig hundegjerde
  bark collar | antibell-halsband | antibjeffhalsbånd
  salmon oil | lachsöl | lakseolje
  calming treats | beruhigungssnacks | beroligende godbiter
  poop bag holder, poop bag dispenser | kotbeutelspender, kotbeutelhalter | hundeposeholder
  pooper scooper | hundekotschaufel, kotgreifer | hundemøkkplukker
  urine remover, pet odor remover | urinentferner, tiergeruchsentferner | urinfjerner
  pet hair remover, pet hair roller | tierhaarentferner, tierhaarroller | hårfjerner dyr, dyrehårfjerner
  cat dry food | katzentrockenfutter | tørrfôr katt
  cat wet food, canned cat food | katzennassfutter, katzendosenfutter | våtfôr katt
  cat milk | katzenmilch | kattemelk
  malt paste, hairball paste, anti hairball | malzpaste, katzenpaste | maltpasta katt
  cat grass | katzengras | kattegress
  cat scratching board, cat scratcher | kratzbrett, kratzpappe | klorebrett, klorematte
  cat scratching barrel | kratztonne | kloretønne
  cat wand, feather wand, cat fishing toy | katzenangel, spielangel | kattefiskestang
  cat toy mouse | spielmaus | lekemus
  cat laser, cat laser pointer | katzenlaser | kattelaser
  cat cave | katzenhöhle, kuschelhöhle | kattehule
  cat hammock | katzenhängematte | kattehengekøye
  cat wall shelves, cat shelf | kletterwand katze | kattehylle
  cat safety net, cat net | katzennetz, katzenschutznetz | kattenett
  cat leash | katzenleine | kattebånd
  cat backpack, cat bag | katzenrucksack | kattesekk, katteryggsekk
  self-cleaning litter, automatic litter box | selbstreinigende katzentoilette, selbstreinigendes katzenklo | selvrensende kattedo
  cat litter mat, litter mat | katzenstreumatte, vorleger katzenklo | kattesandmatte
  litter bags, litter box liners | katzenklobeutel | kattedoposer
  cat drinking fountain | katzenbrunnen, katzentrinkbrunnen | kattefontene
  scratch deterrent spray | fernhaltespray, anti-kratz-spray | antiklorspray
  pheromone diffuser | pheromonstecker | feromondiffuser
  rabbit cage | kaninchenkäfig | kaninbur til inne
  rabbit run, rabbit enclosure | kaninchengehege, freilaufgehege | kaninløpegård, løpegård
  hay rack, hay feeder | heuraufe | høyhekk, høystativ
  hamster house, rodent house | nagerhaus, hamsterhaus | hamsterhus, gnagerhus
  wood shavings | hobelspäne | høvelspon, kutterspon
  hamster bedding, rodent bedding | hamsterstreu, nagerstreu | hamsterstrø, gnagerstrø
  hamster food, rodent food | hamsterfutter, nagerfutter | hamsterfôr, gnagerfôr, hamstermat
  chew wood, gnawing wood | nagerholz, knabberholz | gnagetre, gnagepinner
  chinchilla sand, chinchilla dust | chinchillasand | chinchillasand
  hamster ball | hamsterkugel | hamsterball
  rodent water bottle | nagertränke | gnagerdrikkeflaske
  aviary, bird aviary | voliere, vogelvoliere | voliere
  budgie food, budgerigar food | wellensittichfutter | undulatfôr, undulatmat
  parrot food | papageienfutter | papegøyefôr
  bird toy, parrot toy | vogelspielzeug, papageienspielzeug | fugleleke, papegøyeleke
  millet spray | kolbenhirse, hirsekolben | hirsekolbe, hirseaks
  cuttlebone | sepiaschale, sepia vogel | sepiaskall
  bird sand | vogelsand | fuglesand
  wild bird food | wildvogelfutter | villfuglmat, småfuglmat
  bird sunflower seeds | vogel-sonnenblumenkerne | solsikkefrø til fugler
  bird peanuts | vogel-erdnüsse | peanøtter til fugler
  mealworms, dried mealworms | mehlwürmer | melorm
  aquarium set, aquarium kit | aquarium-set, komplettaquarium | akvariesett
  nano tank | nano-aquarium, nanoaquarium | nanoakvarium
  goldfish bowl, fish bowl | goldfischglas | gullfiskbolle
  aquarium stand, aquarium cabinet | aquarium-unterschrank, aquarienschrank | akvarieskap, akvariebenk
  aquarium light, aquarium lamp | aquariumbeleuchtung, aquariumlampe, aquarienleuchte | akvarielys, akvarielampe
  aquarium cover, aquarium lid | aquariumabdeckung | akvarielokk
  aquarium decoration, aquarium ornament | aquariumdeko, aquariendekoration | akvariepynt, akvariedekor
  aquarium background | aquarium-rückwand, aquarienrückwand | akvariebakgrunn
  aquarium thermometer | aquariumthermometer | akvarietermometer
  algae magnet, algae scraper | algenmagnet, algenkratzer | algemagnet, algeskrape
  aquarium net | aquariumkescher, aquarienkescher | akvariehåv
  aquarium test kit | aquarium-wassertest | akvarietest
  aquarium fertilizer, aquatic plant fertilizer | aquariendünger, aquarienpflanzendünger | akvariegjødsel
  filter starter, aquarium bacteria | filterbakterien, filterstarter | filterstarter
  marine salt, aquarium salt | aquarium-salz, aquariensalz | akvariesalt
  aquarium wood, aquarium driftwood | aquarium-wurzel, moorkienholz | akvarierot
  co2 system aquarium | co2-anlage aquarium | co2-anlegg akvarium
  pond fish food, koi food | koifutter, teichfischfutter | damfiskfôr, koifôr
  turtle food | schildkrötenfutter | skilpaddefôr, skilpaddemat
  tortoise table | schildkrötengehege | skilpaddebur
  terrarium lamp, reptile lamp | terrarienlampe, terrariumlampe | terrarielampe
  uvb lamp | uvb-lampe | uvb-lampe
  reptile heat mat | terrarium-heizmatte | terrarievarmer
  terrarium substrate, reptile substrate | terrariensubstrat, terrarienerde | terrariesubstrat, terrariebunn
  feeder insects, live reptile food | futterinsekten, lebendfutter | fôrdyr, fôrinsekter
  poultry feeder, chicken feeder | hühnerfutterautomat, geflügelfutterautomat | hønseautomat
  poultry drinker, chicken drinker, chicken waterer | hühnertränke, geflügeltränke | hønsevanner
  laying nest, hen nest box | legenest, hühnernest | verpekasse
  egg incubator | brutmaschine, brutautomat | rugemaskin
  chicken run | hühnerauslauf | hønsegård
  poultry netting | geflügelnetz, hühnernetz | hønsenett
  automatic chicken door, coop door opener | automatische hühnerklappe, hühnerklappe | automatisk hønseluke, hønseluke
  layers pellets, laying mash | legemehl, legehennenfutter, legekorn | verpefôr, verpehønsfôr
  chick feed, chick starter | kükenfutter, kükenstarter | kyllingfôr
  poultry grit, chicken grit | geflügelgrit, muschelgrit | hønsegrus, skjellsand
  red mite treatment | vogelmilbenmittel | rødmidd-middel
  beehive, bee hive | bienenstock, bienenbeute | bikube
  bee suit, beekeeper suit, beekeeping suit | imkeranzug, imkerjacke, imkerschutzkleidung | birøkterdrakt, birøkterdress
  bee smoker | imkerpfeife, imker-smoker | røykpuster, røykpuster birøkt
  honey extractor | honigschleuder | honningslynge
  honey jars | honiggläser | honningglass
  beeswax sheets, foundation wax | mittelwände, wachsmittelwände | vokstavler, byggevoks
  electric fence energiser, fence energizer, electric fencer | weidezaungerät, elektrozaungerät | gjerdeapparat, strømgjerdeapparat
  electric fence | elektrozaun, weidezaun | strømgjerde, elgjerde
  electric fence tape | weidezaunband | gjerdebånd
  electric fence wire, fence polywire | weidezaunlitze | strømgjerdetråd
  fence insulators | weidezaunisolatoren, zaunisolatoren | gjerdeisolator
  electric fence post | weidezaunpfahl, weidezaunpfosten | strømgjerdestolpe
  sheep netting | schafnetz, weidenetz | sauenett, sauenetting
  feed trough, horse feed bucket | futtertrog | fôrtrau
  manger, feed rack | futterkrippe | fôrkrybbe
  drinking trough, livestock drinker | tränkebecken, weidetränke | drikkekar
  salt lick, mineral lick | salzleckstein, leckstein, mineralleckstein | saltstein, slikkestein
  cattle feed, cow feed | rinderfutter, kuhfutter | storfefôr
  sheep feed | schaffutter | sauefôr
  pig feed | schweinefutter | grisefôr
  goat feed | ziegenfutter | geitefôr
  straw bedding | einstreustroh | halmstrø
  ear tags, livestock ear tags | ohrmarken, viehohrmarken | øremerker
  sheep shears | schafschere | sauesaks
  hoof knife | hufmesser, klauenmesser | hovkniv, klauvkniv
  hoof nippers | hufzange | hovtang
  milking machine | melkmaschine | melkemaskin
  milk churn, milk can | milchkanne | melkespann
  calf bottle | kälberflasche | kalveflaske
  horse saddle, riding saddle | pferdesattel, reitsattel | hestesal, ridesal
  dressage saddle | dressursattel | dressursal
  jumping saddle | springsattel | sprangsal
  saddle girth cover, girth sleeve | sattelgurtschoner | gjordovertrekk
  stirrup leathers | steigbügelriemen | stigremmer, stiglær, stigbøyleremmer
  martingale | martingal | martingal
  horse breastplate | vorderzeug | fortøy
  hackamore, bitless bridle | gebisslose trense, hackamore | bittløst hodelag, hackamore
  cavesson, lunging cavesson | kappzaum | kapsun
  side reins | ausbinder, ausbindezügel | innspenningstøyler
  lunging whip, lunge whip | longierpeitsche | longepisk
  dressage whip | dressurgerte | dressurpisk
  tendon boots, brushing boots, fetlock boots, horse boots | pferdegamaschen, streichkappen | belegg til hest, strykkapper, senebeskyttere
  bell boots, overreach boots | hufglocken, springglocken, sprungglocken | hovklokker, springboots
  horse bandages, stable bandages | pferdebandagen | hestebandasjer
  turnout rug, horse rain sheet, rain rug | weidedecke, pferderegendecke | utedekken, regndekken
  stable rug, stable blanket | stalldecke | stalldekken
  sweat rug, cooler rug, fleece rug | abschwitzdecke | svettedekken, fleecedekken
  fly rug, fly sheet | fliegendecke | fluedekken
  sweet itch rug | ekzemerdecke | eksemdekken
  fly hood, fly veil, ear bonnet | fliegenhaube, fliegenohren | fluehette, fluehette hest
  horse fly spray | bremsenspray | fluespray hest
  hoof oil | huföl | hovolje
  hoof grease, hoof balm | huffett, hufbalsam | hovfett, hovbalsam
  mane spray | mähnenspray, schweifspray | manspray, manespray
  mane brush, tail brush | mähnenbürste, schweifbürste | manbørste, manebørste, halebørste
  horse shampoo | pferdeshampoo | hestesjampo
  horse brush, body brush | kardätsche, pferdebürste | hestebørste, kardesk
  sweat scraper | schweißmesser | svetteskrape
  horse grooming box, grooming box, tack box | pferdeputzkasten, putzkasten, putzzeug | pussekoffert, striglekasse, pussekasse, strigleskrin
  hay net | heunetz | høynett
  hay bag | heusack, heutasche | høypose
  horse muesli | pferdemüsli | hestemüsli
  beet pulp | rübenschnitzel, zuckerrübenschnitzel | betfôr
  horse supplements | ergänzungsfutter pferd | tilskudd hest
  horse ball, horse toy | pferdespielball, pferdespielzeug | hesteball
  mucking out fork, manure fork, stable fork | mistgabel, bollengabel, äppelgabel | møkkgreip, sponsgreip
  stable broom | stallbesen | stallkost
  horse bucket, feed bucket | futtereimer | hestebøtte, fôrbøtte
  stall guard, stall chain | boxenkette | stallkjede
  saddle cover | sattelschoner, sattelüberzug, sattelbezug | saltrekk, salovertrekk
  saddle soap | sattelseife | salsåpe, lærsåpe
  riding vest, riding body protector, body protector, riding safety vest | reitweste, reitprotektor, reitschutzweste | ridevest
  riding jacket, show jacket | turnierjacke, reitjacke, reitjackett, turnierjacket, reitsakko | stevnejakke, ridejakke
  riding shirt, show shirt | turniershirt, reitshirt | stevneskjorte, rideskjorte
  riding socks | reitsocken, reitstrümpfe | ridestrømper, ridesokker
  half chaps, riding chaps | stiefelschäfte, mini-chaps | ridechaps, shortchaps
  jodhpur boots, paddock boots, riding ankle boots | reitstiefelette, reitstiefeletten, jodhpurstiefelette | korte ridestøvler, ridestøvletter
  riding spurs | reitsporen | ridesporer
  show jumps, cavaletti | hindernisstangen, cavaletti | hinderbommer, cavaletti
`;
