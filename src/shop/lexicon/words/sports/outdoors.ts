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
  brake pad, brake block | bremsbelag, bremsbeläge, bremsklotz, bremsklötze | bremsekloss, bremseklosser
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
  hiking boots, walking boots | wanderschuhe, wanderstiefel | fjellsko, turstøvler, fjellstøvler, tursko
  headlamp, head torch, headtorch | stirnlampe | hodelykt
  camping stove | campingkocher | primus, turkjøkken, kokeapparat
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
  ski boots | skischuhe, skistiefel | skistøvler, alpinstøvler
  ski helmet | skihelm | skihjelm, alpinhjelm
  ski pants, ski trousers | skihose, schneehose | skibukse
  ski jacket | skijacke | skijakke
  ski gloves | skihandschuhe | skihansker
  ski bindings | skibindung | skibinding
  ski wax | skiwachs | skismurning, skivoks
  ski bag | skisack, skitasche | skibag, skitrekk
  climbing skins, ski skins | steigfelle, skifelle | skifeller
  snowshoes | schneeschuhe | truger
  snowboard boots | snowboardschuhe, snowboardboots | snowboardstøvler
  hockey stick, ice hockey stick | eishockeyschläger, hockeyschläger | hockeykølle, ishockeykølle
  hockey puck, puck | puck, eishockeypuck | puck, hockeypuck
  crampons | steigeisen | stegjern
  ice cleats, ice grips | schuhspikes, schuhkrallen | brodder
  avalanche transceiver, avalanche beacon | lawinenverschüttetensuchgerät, lvs-gerät | skredsøker
  avalanche shovel | lawinenschaufel | skredspade
  balaclava | sturmhaube | finlandshette, balaklava
  neck gaiter, neck warmer | halswärmer, schlauchschal, schlauchtuch | halsvarmer, halsrør
  hand warmers | handwärmer, taschenwärmer | håndvarmere
  gaiters | gamaschen | gamasjer
  climbing harness | klettergurt | klatresele
  climbing shoes | kletterschuhe | klatresko
  carabiner, karabiner | karabiner, karabinerhaken | karabinkrok, karabiner
  chalk bag | chalkbag, magnesiabeutel | kalkpose
  quickdraw, quickdraws | expressschlinge | kortslynge
  tent pegs, tent stakes | zeltheringe | teltplugger
  tent pole | zeltstange, zeltgestänge | teltstang
  tarp, tarpaulin | tarp, abdeckplane | tarp, presenning
  camping chair, folding chair | campingstuhl, klappstuhl, faltstuhl | campingstol, klappstol
  camping table, folding table | campingtisch, klapptisch | campingbord, klappbord
  camping lantern | campinglampe, campinglaterne | campinglykt
  air mattress, airbed | luftmatratze, luftbett | luftmadrass
  camping cookware | campinggeschirr, campingkochset | turkjeler
  camping cutlery | campingbesteck | turbestikk
  cool box, cooler box, ice chest | kühlbox | kjøleboks
  cooler bag, cool bag | kühltasche | kjølebag, kjøleveske
  picnic blanket, picnic rug | picknickdecke | piknikteppe
  picnic basket | picknickkorb | piknikkurv
  water filter | wasserfilter | vannfilter
  pocket knife, penknife, folding knife | taschenmesser, klappmesser | lommekniv, foldekniv
  hunting knife, sheath knife | jagdmesser, fahrtenmesser | jaktkniv, slirekniv
  fire starter, fire steel, ferro rod | feuerstahl, feuerstarter | tennstål
  compass | kompass | kompass
  hiking map, trail map | wanderkarte | turkart
  hiking trousers, hiking pants | wanderhose, trekkinghose | turbukse
  hiking backpack, trekking backpack | wanderrucksack, trekkingrucksack | tursekk
  fishing line | angelschnur | fiskesnøre, fiskeline
  fishing hook, fish hook | angelhaken | fiskekrok
  landing net, fishing net | kescher | fiskehåv
  tackle box, fishing box | angelkoffer, angelkasten | fiskeskrin
  waders, fishing waders | wathose | vadebukse, vadere
  fishing bait | angelköder, fischköder | fiskeagn
  fishing float, bobber | angelpose | dupp
  fishing weight, fishing sinker | angelblei | fiskelodd, søkke
  fly rod | fliegenrute | fluestang
  rod holder, fishing rod holder | rutenhalter | stangholder
  rifle scope, riflescope | zielfernrohr | kikkertsikte
  dry bag | packsack, drybag | tørrpose, pakkpose
`;
