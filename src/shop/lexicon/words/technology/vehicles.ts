/** Cars and their parts: `English | German | Norwegian`, a concept a line. */
export const vehicles = `
  engine oil, motor oil | motoröl | motorolje
  cabin filter, cabin air filter, pollen filter | innenraumfilter, pollenfilter | kupéfilter, pollenfilter
  wiper, windscreen wiper, windshield wiper, wiper blade | scheibenwischer, wischerblatt | vindusvisker, viskerblad
  windscreen, windshield | windschutzscheibe, frontscheibe | frontrute
  screenwash, washer fluid | scheibenfrostschutz, scheibenreiniger | spylervæske
  antifreeze, coolant | kühlmittel, frostschutzmittel, kühlerfrostschutz | kjølevæske, frostvæske
  jump leads, jumper cables, booster cables | starthilfekabel, überbrückungskabel | startkabler
  car battery | autobatterie, starterbatterie | bilbatteri, startbatteri
  spark plug | zündkerze | tennplugg
  glow plug | glühkerze | glødeplugg
  brake disc, brake disk, brake rotor | bremsscheibe | bremseskive
  brake fluid | bremsflüssigkeit | bremsevæske
  shock absorber, damper | stoßdämpfer | støtdemper
  timing belt, cambelt | zahnriemen | registerreim
  v-belt, serpentine belt, drive belt | keilriemen, keilrippenriemen | kilereim
  exhaust, muffler, silencer | auspuff, schalldämpfer | eksosanlegg, lyddemper
  headlight | scheinwerfer | frontlykt, hovedlykt
  tail light, rear light | rücklicht, rückleuchte | baklykt
  license plate, number plate | kennzeichen, nummernschild | nummerskilt, bilskilt
  roof rack, roof bars | dachträger | takstativ, lasteholder
  roof box, cargo box | dachbox | takboks, skiboks
  bike rack, bicycle rack, bike carrier | fahrradträger | sykkelstativ, sykkelholder
  tow bar, tow hitch, trailer hitch | anhängerkupplung | hengerfeste, tilhengerfeste
  winter tire, winter tyre, snow tire | winterreifen | vinterdekk
  summer tire, summer tyre | sommerreifen | sommerdekk
  studded tire, studded tyre | spikereifen | piggdekk
  rim, alloy wheel | felge, alufelge | felg
  floor mat, car mat | automatte | gulvmatte, bilmatte
  seat cover | sitzbezug | setetrekk
  car jack | wagenheber | jekk
  first aid kit | verbandskasten, verbandkasten, erste-hilfe-set | førstehjelpsskrin, førstehjelpspute
  warning triangle | warndreieck | varseltrekant
  motorcycle, motorbike | motorrad | motorsykkel
  scooter, moped | roller, motorroller | scooter, moped
`;
