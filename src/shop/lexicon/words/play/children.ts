/** Babies, children and what they play with: `English | German | Norwegian`, a concept a line. */
export const children = `
  bodysuit, onesie, baby vest | body, babybody, strampelbody | body, babybody
  romper | strampler | sparkebukse, lekedrakt
  sleepsuit, babygro | schlafstrampler, schlafoverall | heldress, sparkedrakt, pysjamas
  baby sleeping bag | babyschlafsack, schlafsack | babysovepose, sovepose
  swaddle, muslin, muslin cloth | mulltuch, spucktuch, mullwindel, pucktuch | svøpeteppe, gulpeklut, tøyble
  baby blanket | babydecke, krabbeldecke, kuscheldecke | babyteppe, babypledd
  baby cap, bonnet | babymütze | babylue, kyse
  sun hat | sonnenhut | solhatt
  rain trousers, rain pants | regenhose, matschhose, buddelhose | regnbukse
  snowsuit | schneeanzug, schneeoverall | vinterdress, snødress
  bib | lätzchen | smekke
  cloth nappy, cloth diaper, reusable nappy | stoffwindel | tøybleie
  nappy bag, changing bag | wickeltasche | stelleveske
  changing mat, changing pad | wickelauflage, wickelunterlage | stellematte
  wet wipes, baby wipes | feuchttücher | våtservietter
  travel buggy, buggy, stroller, pushchair | buggy, reisebuggy, sportwagen | trille, sportsvogn, reisevogn
  pram | kinderwagen, babywagen | barnevogn
  carrycot | tragewanne, kinderwagenaufsatz | liggedel
  footmuff | fußsack | vognpose, kjørepose
  cup holder, drink holder | getränkehalter, becherhalter, flaschenhalter | koppholder, flaskeholder
  baby carrier, carrier, sling, baby sling, baby wrap, woven wrap | babytrage, tragetuch, babytragetuch | bæresele, bæremeis, bæresjal, bæretøy
  car seat, child seat | autositz, kindersitz, kinderautositz | bilstol, barnesete, bilsete
  infant car seat, infant carrier | babyschale | babybilstol, babystol
  booster seat, booster | sitzerhöhung | beltestol, setepute
  isofix base, car seat base | isofix-station, isofix-basis | isofix-base, isofixbase
  high chair | hochstuhl, kinderhochstuhl | høystol, barnestol
  cot, crib | kinderbett, babybett, gitterbett | barneseng, sprinkelseng
  travel cot | reisebett | reiseseng
  bouncer, baby bouncer | babywippe, wippe | vippestol
  play pen, playpen | laufstall, laufgitter | lekegrind
  safety gate, stair gate | treppenschutzgitter, türschutzgitter | sikkerhetsgrind, trappegrind
  night light | nachtlicht, nachtlampe, schlummerlicht | nattlys, nattlampe
  ear thermometer | ohrthermometer | øretermometer
  thermometer | thermometer, fieberthermometer | termometer, febertermometer
  baby bath, bath tub | babywanne, babybadewanne | babybadekar, badebalje, babybad
  bath toy | badespielzeug | badeleke
  bath duck, rubber duck | badeente, quietscheente | badeand, badeender
  breast pump | milchpumpe | brystpumpe
  nursing pillow | stillkissen | ammepute
  teat | flaschensauger, trinksauger | flaskesmokk
  soother, pacifier, dummy | schnuller, nuckel | smokk
  dummy clip, pacifier clip | schnullerkette, schnullerband | smokkesnor, smokkeholder
  sippy cup | trinklernbecher, schnabeltasse | tutekopp
  kindergarten backpack | kindergartenrucksack | barnehagesekk
  school bag, satchel | schulranzen, schulrucksack | skolesekk
  pencil case | federmäppchen, federtasche, mäppchen | penal, pennal
  maternity clothes, maternity wear | umstandsmode, umstandskleidung | mammaklær, gravidklær
  rattle | rassel, greifling | rangle
  teether, teething ring | beißring | bitering
  cuddly toy, soft toy, stuffed animal, plush | kuscheltier, stofftier, plüschtier, schmusetier | kosedyr, tøydyr
  teddy, teddy bear | teddybär, teddy | bamse, teddybjørn
  hare, rabbit, bunny | hase, kaninchen | hare, kanin
  bear | bär | bjørn
  play mat | spielmatte, krabbelmatte | lekematte
  play gym, activity gym | spielbogen, spieltrapez | babygym, aktivitetsstativ
  stacking tower | stapelturm | stabletårn
  building blocks, blocks, bricks | bauklötze, holzklötze, bausteine | byggeklosser, klosser
  marble run | kugelbahn, murmelbahn | kulebane
  train set, railway | holzeisenbahn, eisenbahn, spielzeugeisenbahn | togbane, togsett
  locomotive | lokomotive, lok | lokomotiv
  rails, train tracks | schienen, gleise | skinner, togskinner
  balance bike | laufrad | balansesykkel, løpesykkel
  scooter | roller, tretroller, kickroller | sparkesykkel
  tricycle | dreirad | trehjulssykkel
  bike helmet, helmet | fahrradhelm, kinderhelm, helm | sykkelhjelm
  skateboard | skateboard | skateboard, rullebrett
  roller skates | rollschuhe | rulleskøyter
  swing | schaukel | huske
  climbing frame | klettergerüst, kletterturm | klatrestativ
  trampoline | trampolin | trampoline
  sandpit, sandbox | sandkasten | sandkasse
  sand toys | sandspielzeug, sandkastenspielzeug | sandleker, sandleke
  memo game, memory game, matching pairs | memo-spiel, memospiel, gedächtnisspiel | memospill, huskespill, memory
  card game | kartenspiel | kortspill
  cooperative, co-op | kooperativ | samarbeid, samarbeidsspill
  crayons, wax crayons | wachsmalstifte, wachsmaler, wachskreide | fargestifter, voksfarger, fettstifter
  finger paint | fingerfarbe, fingermalfarbe | fingermaling
  modelling dough, modeling clay, play dough | knete, knetmasse | modelleire, lekeleire
  watercolors, watercolours | wasserfarben, tuschkasten | vannfarger, malerskrin
  doctor's case, doctor set | arztkoffer, doktorkoffer | legekoffert, doktorkoffert
  toy kitchen, play kitchen | spielküche, kinderküche | lekekjøkken
  doll | puppe | dukke
  doll's pram, doll pram | puppenwagen | dukkevogn
  doll's house, dollhouse | puppenhaus | dukkehus
  music box | spieluhr, spieldose | spilledåse
  xylophone | xylophon, xylofon | xylofon
  audio box, audio player | hörbox, musikbox | lydboks
  birthday crown | geburtstagskrone | bursdagskrone
  toddler | kleinkind | småbarn
  newborn, birth | neugeborene, neugeborenes, geburt | nyfødt, fødsel
  left, left handed | links, linkshänder, linkshändig | venstre, venstrehendt, venstrehendte
  natural rubber | naturkautschuk | naturgummi
  organic cotton | bio-baumwolle, biobaumwolle | økologisk bomull, bomull
  english | englisch | engelsk
  german | deutsch | tysk
  norwegian | norwegisch | norsk
  playground slide, garden slide, kids slide | rutsche, kinderrutsche | sklie, rutsjebane
  toy tea set, tea set | puppengeschirr, kinderteeservice | lekeservise
  toy robot, robot toy | spielzeugroboter | lekerobot
  pirate | pirat, seeräuber | pirat, sjørøver
  princess | prinzessin | prinsesse
  knight | ritter | ridder
  superhero | superheld | superhelt
  push along walker, baby walker | lauflernwagen, lauflernhilfe | gåvogn
  ball pit | bällebad | ballbasseng
  toy cash register, toy till | spielkasse, kinderkasse | kassaapparat, lekekasse
  bead board, bead pegboard | bügelperlenplatte, stiftplatte | perlebrett
  sidewalk chalk, pavement chalk | straßenkreide, straßenmalkreide | gatekritt, fortauskritt
  police car | polizeiauto | politibil
  garbage truck, bin lorry | müllauto, müllwagen | søppelbil
  digger, excavator | bagger | gravemaskin
  dump truck, tipper truck | kipplaster, muldenkipper | dumper, tippbil
  crane truck, toy crane | spielzeugkran, kranwagen | kranbil
  tractor | traktor, trecker | traktor
  airplane, aeroplane | flugzeug | fly
  helicopter | hubschrauber, helikopter | helikopter
  rocket | rakete | rakett
  kaleidoscope | kaleidoskop | kaleidoskop
`;
