/** Tents, sleeping, cooking and finding the way outdoors, climbing: `English | German | Norwegian`, a concept a line. */
export const camping = `
  outdoor equipment, camping gear, camping equipment | outdoor-ausrüstung, campingausrüstung, campingbedarf | turutstyr, campingutstyr
  family tent | familienzelt | familietelt
  tunnel tent | tunnelzelt | tunneltelt
  dome tent | kuppelzelt, igluzelt | kuppeltelt, igloo-telt
  instant tent, throw tent | wurfzelt, pop-up-zelt, sekundenzelt | popup-telt, kastetelt
  inflatable tent, air tent | aufblasbares zelt, luftzelt | oppblåsbart telt, lufttelt
  lavvu, tipi tent | lavvu, tipizelt, kohte | lavvo, tipitelt
  bivvy bag, bivouac sack | biwaksack | bivakksekk, vindsekk
  wind sack, storm shelter, bothy bag | windsack | fjellduk
  tent carpet, tent floor, groundsheet, tent footprint | zeltteppich, zeltunterlage, bodenplane zelt | teltteppe, teltunderlag, bunnduk
  tent light, tent lamp | zeltlampe, zeltleuchte | teltlampe
  guy ropes, guy lines | abspannleinen, zeltleinen | barduner, teltbarduner
  tent repair kit | zelt-reparaturset | teltreparasjonssett
  tent sealant, seam sealer | nahtdichter | sømtetter, sømlim
  tent heater | zeltheizung | teltvarmer, teltovn
  camping shower, solar shower | campingdusche, solardusche | campingdusj, soldusj
  camping bed | feldbett, campingliege, campingbett | campingseng, feltseng
  self inflating mat | selbstaufblasende isomatte, selbstaufblasende matte | selvoppblåsbart liggeunderlag
  foam sleeping mat, foam mat | schaumstoff-isomatte | skumunderlag
  sitting pad, sit mat | sitzunterlage, outdoor-sitzkissen | sitteunderlag
  down sleeping bag | daunenschlafsack | dunsovepose, dunpose
  kids sleeping bag, childrens sleeping bag | kinderschlafsack | barnesovepose
  mummy sleeping bag | mumienschlafsack | mumiesovepose
  sleeping bag liner | hüttenschlafsack, schlafsack-inlett | lakenpose, sovepose liner
  compression sack, stuff sack | kompressionssack, packbeutel | kompresjonspose, pakksekk
  camping pillow, inflatable pillow | campingkissen, aufblasbares kissen | campingpute, turpute
  camping furniture | campingmöbel | campingmøbler
  camping stool, folding stool | campinghocker, klapphocker | campingkrakk, klappkrakk
  camping cupboard, camping kitchen | campingschrank, campingküche | campingskap, campingkjøkken
  portable gas stove, camping gas stove | gaskocher | gasskoker
  spirit stove, alcohol stove | spirituskocher | spritkjøkken, spritbrenner
  multi fuel stove, petrol stove | benzinkocher, mehrstoffkocher | multifuelbrenner
  hobo stove, twig stove | hobo-kocher, holzkocher | kvistbrenner
  windshield stove | kocher-windschutz | vindskjerm brenner
  camping pot, camping pan | campingtopf, campingpfanne | turkjele, turpanne
  camping plate, camping bowl, camping mug | campingteller, campingschüssel, campingtasse, emaillebecher | turtallerken, turkopp
  wooden mug, kuksa | kuksa, holztasse | guksi, trekåse
  spork | spork, göffel | spork, skaffel
  camping kettle, camping coffee pot | campingkessel, campingkaffeekanne | turkaffekjele, kaffekjele
  outdoor meals, freeze dried food, camping food | trekkingnahrung, outdoor-nahrung, trekkingmahlzeit | turmat, frysetørket mat, feltrasjon
  emergency food, survival food | notvorrat, notnahrung, notration | nødproviant, beredskapsmat
  emergency preparedness, emergency kit, survival kit | notfallset, krisenvorsorge, überlebensset | beredskapspakke, nødpakke, overlevelsessett
  emergency blanket, space blanket, rescue blanket | rettungsdecke | redningsteppe
  signal whistle, emergency whistle | signalpfeife, notfallpfeife | signalfløyte
  signal mirror | signalspiegel | signalspeil
  camping tableware, camping dishes | campinggeschirr-set, melamingeschirr | campingservise
  water purification tablets | wasserentkeimungstabletten, wasserentkeimung | vannrensetabletter
  dutch oven camping, fire pot | feuertopf | bålgryte
  campfire tripod, fire tripod | dreibein lagerfeuer | bålstativ
  campfire grill, fire grate | grillrost lagerfeuer, feuerrost | bålrist, grillrist bål
  campfire pan, fire pan | feuerpfanne, lagerfeuerpfanne | muurikka
  toasting fork, marshmallow skewers, campfire skewers | grillspieße lagerfeuer, stockbrotspieße, marshmallowspieße | grillpinne, marshmallowspyd
  waffle iron campfire, pie iron | lagerfeuer-waffeleisen, sandwicheisen | bålvaffeljern, vaffeljern til bål
  hand crank torch, dynamo torch | kurbellampe, kurbeltaschenlampe, dynamolampe | sveivelykt
  caravan accessories, motorhome accessories | wohnmobilzubehör, wohnwagenzubehör | bobilutstyr, campingvognutstyr
  mosquito head net, head net | kopfnetz, moskitokopfnetz | hodenett, myggnett hode
  tick repellent, tick spray | zeckenschutz, zeckenspray | flåttmiddel, flåttspray
  bear spray, pepper spray | pfefferspray, bärenspray | bjørnespray, pepperspray
  travel detergent | reisewaschmittel | reisevaskemiddel
  travel washing line | reisewäscheleine | reiseklessnor
  map case | kartentasche | kartmappe, kartlomme
  gps device, handheld gps | gps-gerät, outdoor-navi | hånd-gps
  altimeter watch, outdoor watch | outdoor-uhr, höhenmesseruhr | turklokke, outdoor-klokke
  outdoor jacket, hiking jacket, trekking jacket | outdoorjacke, wanderjacke, trekkingjacke | turjakke, fjelljakke
  outdoor trousers, trekking trousers | outdoorhose | turbukser, fjellbukse
  hiking shirt, trekking shirt | wanderhemd, trekkinghemd, outdoorhemd | turskjorte
  hiking shorts | wandershorts | turshorts
  hiking hat | wanderhut, outdoorhut | turhatt
  hiking gloves | wanderhandschuhe | turhansker
  insulated jacket, synthetic jacket | isolationsjacke, kunstfaserjacke | vattert jakke
  anorak | anorak, windblouse | anorakk
  backpack rain cover | rucksackregenhülle, rucksack-regenschutz | ryggsekktrekk, regntrekk ryggsekk
  day hiking backpack | tagesrucksack, wandertagesrucksack | dagstursekk
  collapsible cup, folding cup | faltbecher | sammenleggbar kopp
  trekking pole tips | wanderstockspitzen | stavspisser
  nordic walking poles | nordic-walking-stöcke | nordic walking-staver, trimstaver
  gear carabiner | materialkarabiner |
  climbing helmet | kletterhelm | klatrehjelm
  belay device | sicherungsgerät | taubrems, sikringsbrems
  via ferrata set | klettersteigset | via ferrata-sett
  climbing sling, webbing sling | bandschlinge | klatreslynge
  climbing nuts | klemmkeile | klatrekiler
  climbing cams | klemmgeräte | kamkiler
  crash pad, bouldering mat | crashpad, bouldermatte | buldrematte, crashpad
  climbing hold | klettergriffe | klatretak, klatregrep
  hangboard | hangboard, klettertrainingsboard | fingerbrett klatring
  climbing chalk, chalk ball | chalkball, kletterkreide | klatrekalk, kalkball
  climbing trousers | kletterhose | klatrebukse
  rope bag | seilsack | taubag, tauposer
  slackline | slackline | slakkline
  abseil device, descender | abseilgerät, abseilachter | rappellbrems
`;
