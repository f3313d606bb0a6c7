/** Hunting, fishing and riding: `English | German | Norwegian`, a concept a line. */
export const hunting = `
  hunting gear, hunting equipment | jagdausrüstung, jagdbedarf, jagdzubehör | jaktutstyr
  hunting clothing | jagdbekleidung, jagdkleidung | jaktklær, jakttøy
  hunting jacket | jagdjacke | jaktjakke
  hunting trousers | jagdhose | jaktbukse
  hunting boots | jagdstiefel, jagdschuhe | jaktstøvler
  hunting hat, hunting cap | jagdhut, jagdkappe | jakthatt, jaktcaps
  loden coat, loden jacket | lodenmantel, lodenjacke | lodenfrakk, lodenjakke
  camouflage, camo | camouflage, tarnmuster | kamuflasje
  camouflage net | tarnnetz | kamuflasjenett
  ghillie suit | tarnanzug, ghillie-anzug | kamuflasjedrakt, ghillie
  hunting backpack | jagdrucksack, ansitzrucksack | jaktsekk
  seat stick, hunting stool | sitzstock, jagdsitz, ansitzstuhl | jaktstol, sittestokk
  deer stand, tree stand, high seat | hochsitz, ansitzleiter | jakttårn, postetårn
  shooting stick | schießstock, zielstock | skytestokk
  rifle bipod | gewehrzweibein | tofot
  red dot sight | rotpunktvisier, leuchtpunktvisier | rødpunktsikte
  gun cleaning kit, rifle cleaning kit | waffenreinigungsset, waffenpflege | våpenpuss, pussesett våpen
  gun oil | waffenöl | våpenolje
  gun case, rifle case, rifle bag | waffenfutteral, gewehrfutteral, gewehrkoffer | våpenkoffert, våpenfutteral, geværfutteral
  gun safe, gun cabinet | waffenschrank, waffentresor | våpenskap
  rifle sling | gewehrriemen, gewehrgurt | geværreim, børsereim
  cartridge belt, ammunition pouch | patronengürtel, patronentasche, patronenetui | patronbelte, patronetui
  clay pigeons, clay targets | tontauben, wurftauben | leirduer
  air rifle, air gun, pellet gun | luftgewehr, luftpistole | luftgevær, luftpistol
  air rifle pellets, airgun pellets | luftgewehrkugeln | luftgeværkuler, diabolokuler
  airsoft gun, bb gun, airsoft | softair, softair-waffe, airsoft | softgun, airsoft
  airsoft bbs, softair pellets | softair-munition, softair-kugeln | softgunkuler
  paintball | paintball | paintball
  slingshot, catapult | zwille, steinschleuder | sprettert
  crossbow | armbrust | armbrøst
  hunting call, game call, deer call, duck call | wildlocker, lockruf | lokkefløyte, lokkekall, andekall
  decoy, decoy duck | lockente, lockvogel | lokkefugl, lokkeand
  game bag, game carrier | wildtasche | viltpose, viltsekk
  gutting knife, skinning knife | aufbrechmesser, abhäutemesser | flåkniv, vomkniv
  dog tracking collar, hunting dog gps | hundeortungsgerät, hunde-ortungshalsband | hundepeiler
  game feeder, deer feeder | futterautomat wild, wildfutterautomat | viltfôrautomat
  fishing tackle, fishing gear, angling supplies | angelzubehör, angelbedarf, angelgerät | fiskeutstyr
  fishing set, fishing starter set, rod reel combo | angelset, angel-set | fiskesett
  spinning rod | spinnrute, spinnangel | slukstang, spinnstang
  feeder rod, carp rod | karpfenrute, feederrute | karpestang, meitestang
  travel rod, telescopic fishing rod | teleskoprute, teleskopangel, reiserute | teleskopstang, reisestang
  sea fishing rod, boat rod | meeresrute, brandungsrute, bootsrute | havfiskestang, båtstang
  pole fishing rod, whip rod | stipprute |
  spinning reel, fixed spool reel | stationärrolle, spinnrolle | haspelsnelle
  multiplier reel, baitcaster | multirolle, baitcaster-rolle | multiplikatorsnelle
  fly reel | fliegenrolle | fluesnelle
  fly line | fliegenschnur | fluesnøre, flueline
  fly fishing set | fliegenfischer-set, fliegenfischen-set | fluefiskesett
  fishing flies, trout flies | kunstfliegen, angelfliegen | fiskefluer, ørretfluer
  fly tying, fly tying kit | fliegenbinden | fluebinding, fluebindingssett
  fly box, lure box | fliegenbox, köderbox | flueboks, slukboks
  wobbler, crankbait, hard bait | wobbler | wobbler
  soft bait, rubber fish, soft lure | gummifisch, gummiköder, softbait | jigg, softbait, gummifisk
  spinner lure, fishing spinner | angel-spinner, spinnerköder | spinnersluk
  spoon lure, fishing spoon | löffelblinker, angelblinker | skjesluk
  pilk, jig lure | pilker | pilk
  jig head, jig hooks | jigkopf, jighaken | jigghode
  treble hook | drillingshaken | trekrok
  swivels, fishing swivel | angelwirbel | svivel, fiskesvivel
  leader line, wire trace, steel leader | stahlvorfach, vorfach | fortom, stålfortom
  fluorocarbon line | fluorocarbon-schnur | fluorkarbonsene, fortomsmateriale
  braided line | geflochtene schnur, geflochtene angelschnur | multifilament, flettet sene
  monofilament line | monofile schnur, monofile angelschnur | nylonsene, monofilament
  boilies, groundbait, carp bait | boilies, grundfutter, karpfenfutter | boilies, karpefôr
  bait worms, fishing worms | angelwürmer, köderwürmer | meitemark, fiskemark
  bite alarm | bissanzeiger | nappvarsler
  rod pod | rod pod, rutenablage | rod pod, stangstativ
  rod bag, rod case | rutentasche, rutenfutteral | stangbag, stangrør
  fishing backpack, fishing bag | angelrucksack, angeltasche | fiskesekk, fiskeveske
  fishing vest | angelweste | fiskevest
  fishing chair, carp chair | angelstuhl, karpfenstuhl | fiskestol
  fishing tent, bivvy tent, carp shelter | angelzelt, karpfenzelt, angelschirm | fisketelt
  fishing clothing | angelbekleidung | fiskeklær
  flotation suit, floatation suit | schwimmanzug, floatinganzug | flytedress
  wading boots | watschuhe, watstiefel | vadesko
  wading jacket | watjacke | vadejakke
  fishing scale | fischwaage | fiskevekt
  hook remover, disgorger, unhooking pliers | hakenlöser, lösezange | krokløser, krokutløser
  fishing pliers | angelzange | fisketang
  fish priest, fish bat | fischtöter | fiskedreper
  crayfish trap, crab pot, lobster pot | krebsreuse, krabbenkorb | krepseteine, krabbeteine
  gillnet | stellnetz, fischernetz | fiskegarn
  ice fishing, ice fishing equipment | eisangeln | isfiske, isfiskeutstyr
  belly boat, float tube | belly boat, bellyboot | flytering fiske
  riding equipment, equestrian equipment, tack | reitausrüstung, reitzubehör, reitbedarf | rideutstyr, hesteutstyr
  riding clothing, equestrian clothing, riding wear | reitbekleidung, reitmode | rideklær
  riding tights, riding leggings | reitleggings | ridetights
  kids riding breeches | kinderreithose | ridebukse barn
  mini chaps | minichaps, reitchaps | minichaps, skinnleggings
  grooming bag | putztasche | strigleveske, pusseveske
  horse clippers | pferdeschermaschine | klippemaskin hest
  all purpose saddle, general purpose saddle | vielseitigkeitssattel | allroundsal
  western saddle | westernsattel | westernsal
  noseband | nasenriemen, reithalfter | nesereim
  browband | stirnriemen |
  bit guards | gebissscheiben | bittskiver
  draw reins | schlaufzügel | sleptøyler
  lunging girth, roller surcingle | longiergurt | longegjord
  polo wraps | stallbandagen, fleecebandagen | stallbandasjer
  hoof boots | hufschuhe | hovsko
  horseshoe | hufeisen | hestesko
  exercise rug | ausreitdecke, nierendecke | ridedekken, lendedekken
  salt lick holder | lecksteinhalter | saltsteinholder
  jumping pole | hindernisstange | hinderstang
`;
