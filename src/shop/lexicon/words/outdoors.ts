/** Bicycles, sports, outdoors and luggage: `English | German | Norwegian`, a concept a line. */
export const outdoors = `
  electric bike, e bike, ebike, pedelec | elektrofahrrad, e-bike, pedelec | elsykkel
  mountain bike, mtb | mountainbike | terrengsykkel
  city bike, commuter bike | stadtrad, citybike | bysykkel
  road bike, racing bike | rennrad | landeveissykkel, racersykkel
  kids bike, children's bike | kinderfahrrad, kinderrad | barnesykkel
  cargo bike | lastenrad, lastenfahrrad | lastesykkel
  bicycle helmet, bike helmet | fahrradhelm | sykkelhjelm
  lock | schloss | lås
  bike lock, bicycle lock | fahrradschloss | sykkellås
  inner tube, tube | schlauch, fahrradschlauch | slange, sykkelslange
  tire, tyre | reifen, fahrradreifen, mantel | dekk, sykkeldekk
  chain | kette, fahrradkette | kjede, sykkelkjede
  saddle | sattel | sete, sal
  handlebar | lenker | styre
  pedal | pedal | pedal
  brake | bremse | brems
  brake pad | bremsbelag, bremsbeläge | bremsekloss, bremseklosser
  mudguard, fender | schutzblech | skvettskjerm
  pump, bicycle pump | pumpe, luftpumpe | pumpe, sykkelpumpe
  bicycle light, bike light | fahrradlicht, fahrradlampe | sykkellykt
  pannier, pannier bag | fahrradtasche, packtasche | sykkelveske
  ball | ball | ball
  football, soccer ball | fußball | fotball
  racket, racquet | schläger | racket
  skis, ski | ski, skier | ski
  snowboard | snowboard | snøbrett
  ice skates | schlittschuhe | skøyter
  sledge, sled, toboggan | schlitten | kjelke, akebrett
  goggles | schutzbrille, skibrille | skibriller, goggles
  yoga mat, exercise mat | yogamatte | yogamatte
  dumbbell, weights | hantel | manual, hantel, vekter
  tent | zelt | telt
  sleeping bag | schlafsack | sovepose
  sleeping mat | isomatte, schlafmatte | liggeunderlag
  suitcase, luggage | koffer | koffert
  hiking boots, walking boots | wanderschuhe, wanderstiefel | fjellsko, turstøvler, fjellstøvler, tursko
  headlamp, head torch, headtorch | stirnlampe | hodelykt
  thermos, vacuum flask | thermosflasche, isolierflasche | termos, termoflaske
  camping stove | campingkocher | primus, turkjøkken
  hammock | hängematte | hengekøye
  fishing rod | angel, angelrute | fiskestang, fiskestenger
  fishing reel | angelrolle | fiskesnelle, snelle
  lure | kunstköder, blinker | sluk
  trekking poles, hiking poles, walking poles | wanderstöcke, trekkingstöcke | gåstaver, turstaver
  ski poles | skistöcke | skistaver
  cross country skis | langlaufski | langrennsski
  axe, hatchet | axt, beil | øks
  rain cover | regenhülle, regenschutz | regntrekk
  swimming goggles | schwimmbrille | svømmebriller
  life jacket, life vest | schwimmweste, rettungsweste | redningsvest, flytevest
  climbing rope | kletterseil | klatretau
`;
