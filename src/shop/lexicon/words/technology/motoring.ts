/** Parts, tools, care and equipment of cars, motorcycles, caravans and trailers: `English | German | Norwegian`, a concept a line. */
export const motoring = `
  oil filter | ölfilter | oljefilter
  air filter, engine air filter | luftfilter, motorluftfilter | luftfilter
  fuel filter | kraftstofffilter | drivstoffilter
  oil drain plug, sump plug | ölablassschraube | bunnplugg
  oil filter wrench | ölfilterschlüssel | oljefilternøkkel
  oil drain pan, oil tray | ölauffangwanne, ölwanne zum auffangen | oljebalje, oljeoppsamler
  gear oil, transmission fluid, gearbox oil | getriebeöl | girolje, giroljer
  hydraulic oil | hydrauliköl | hydraulikkolje
  penetrating oil, rust loosener | kriechöl, rostlöserspray | rustløser, krypeolje
  silicone spray, silicone lubricant | silikonspray | silikonspray
  multi purpose grease, lithium grease | mehrzweckfett, schmierfett | universalfett, smørefett
  copper grease, anti seize | kupferpaste, kupferfett | kobberfett, kobberpasta
  lock de-icer, lock deicer | türschlossenteiser | låsspray
  windscreen de-icer, deicer spray | scheibenenteiser, enteiserspray, enteiser | isfjerner, avisingsspray
  ice scraper | eiskratzer, eisschaber | isskrape
  snow brush, car snow brush | schneebürste | snøkost, snøbørste
  windscreen cover, windshield cover | frontscheibenabdeckung, scheibenabdeckung | frontrutetrekk
  car sunshade, windscreen sunshade, car window shade, car sun shade | auto-sonnenschutz, auto-sonnenblende, autosonnenschutz, sonnenblende auto | solskjerming bil
  car cover | autoabdeckung, autoplane, autogarage plane | biltrekk, bilpresenning
  brake pad set | bremsbelagsatz | bremseklossett
  brake shoes | bremsbacken | bremsesko, bremsebakker
  brake caliper | bremssattel | bremsecaliper, bremsekaliper
  brake hose, brake line | bremsschlauch, bremsleitung | bremseslange, bremserør
  brake drum | bremstrommel | bremsetrommel
  brake cleaner | bremsenreiniger | bremserens
  handbrake cable | handbremsseil | håndbremswire
  clutch kit | kupplungssatz | clutchsett
  flywheel, dual mass flywheel | schwungrad, zweimassenschwungrad | tomassesvinghjul
  alternator | lichtmaschine | dynamo til bil
  starter motor | anlasser | startmotor, selvstarter
  coolant pump | kühlmittelpumpe | kjølevæskepumpe
  car radiator, engine radiator | autokühler, motorkühler | bilradiator
  coolant thermostat | kühlmittelthermostat | kjølevannstermostat
  fuel pump | kraftstoffpumpe, benzinpumpe | bensinpumpe, drivstoffpumpe
  turbocharger | turbolader | turbolader
  injector, fuel injector | einspritzdüse, injektor | innsprøytingsdyse, injektor
  egr valve | agr-ventil | egr-ventil
  lambda sensor, oxygen sensor | lambdasonde | lambdasonde
  catalytic converter | abgaskatalysator | katalysator
  exhaust clamp | auspuffschelle | eksosklammer
  exhaust gasket | auspuffdichtung | eksospakning
  head gasket, cylinder head gasket | zylinderkopfdichtung | topppakning
  control arm, suspension arm, wishbone | querlenker | bærearm, styrearm
  tie rod end, track rod end | spurstangenkopf | parallellstagende, styreledd
  ball joint | traggelenk | kuleledd
  stabilizer link | koppelstange | stabstag
  coil spring, suspension spring | fahrwerksfeder, schraubenfeder | spiralfjær, bilfjær
  wheel bearing | radlager | hjullager
  drive shaft | antriebswelle | drivaksel
  cv joint | gleichlaufgelenk | drivknute
  cv boot | achsmanschette | drivakselmansjett
  ignition coil | zündspule | tennspole
  ignition cable, spark plug lead | zündkabel | tennkabler, tennkabel
  car bulb, headlight bulb | autolampe, scheinwerferlampe | bilpære, hovedlyspære
  indicator light, turn signal light | blinkleuchte, blinkerlicht | blinklys
  fog light, fog lamp | nebelscheinwerfer | tåkelys
  auxiliary light, driving lights | zusatzscheinwerfer, fernscheinwerfer | ekstralys
  led light bar, led bar | led-lightbar, led-balken | led-bar
  number plate light | kennzeichenbeleuchtung, kennzeichenleuchte | skiltlys
  car fuse, blade fuse | kfz-sicherung, flachstecksicherung, autosicherung | bilsikring, flatsikring
  battery terminal, battery clamp | polklemme, batterieklemme | batteripolsko, polsko
  car battery charger, battery maintainer, trickle charger | autobatterie-ladegerät, erhaltungsladegerät | vedlikeholdslader
  jump starter, booster pack | starthilfegerät, starthilfe-powerbank, starthilfebooster | starterbooster, startbooster
  side mirror, wing mirror, door mirror | außenspiegel, seitenspiegel, rückspiegel außen | sidespeil
  mirror glass, wing mirror glass | spiegelglas, außenspiegelglas | speilglass
  rear view mirror, rearview mirror | rückspiegel, innenspiegel | bakspeil, ryggespeil
  blind spot mirror | toter-winkel-spiegel, totwinkelspiegel | blindsonespeil, dødvinkelspeil
  baby car mirror, back seat mirror, baby mirror | rücksitzspiegel, babyspiegel | babyspeil bil, babyspeil, baksetespeil
  car door handle | autotürgriff, türaußengriff | dørhåndtak bil
  window regulator, window lifter | fensterheber | vindusheis
  car bumper | stoßstange, stoßfänger | støtfanger
  car fender, car wing | kotflügel | forskjerm
  car bonnet, car hood | motorhaube | motorpanser
  hubcap, wheel trim, wheel cover | radkappe, radzierblende | hjulkapsel
  wheel bolt, wheel nut, lug nut, lug bolt | radschraube, radmutter, radbolzen | hjulbolt, hjulmutter
  wheel wrench, lug wrench, wheel brace, cross wrench | radkreuz, radmutternschlüssel, radschlüssel | hjulkryss, felgkryss, hjulnøkkel
  locking wheel nuts, wheel lock | felgenschloss, radsicherung | låsebolter felg, felglås
  wheel spacer | spurverbreiterung | sporbreddeutvider
  steel rim, steel wheel | stahlfelge | stålfelg
  all season tire, all season tyre, all weather tire | ganzjahresreifen, allwetterreifen | helårsdekk
  car tire, car tyre | autoreifen, pkw-reifen, pneu | bildekk
  tire pressure gauge, tyre pressure gauge, tire gauge | reifendruckprüfer, luftdruckprüfer, reifendruckmesser | dekktrykkmåler, lufttrykksmåler dekk
  tire inflator, tyre inflator | reifenfüller, reifenpumpe, mini-kompressor | dekkpumpe, minikompressor
  tire repair kit, tyre repair kit, tyre sealant kit, tire plug kit | reifenpannenset, pannenset, reifenreparaturset | dekkreparasjonssett, punkteringssett, tettesett for dekk
  tpms sensor, tire pressure sensor | rdks-sensor, reifendrucksensor | tpms-sensor, dekktrykksensor
  snow chains, tire chains, tyre chains | schneeketten | snøkjettinger, snøkjetting
  snow socks tires, tire socks | textile schneeketten | dekksokker
  tire rack, wheel stand, tyre stand | felgenbaum, reifenständer | dekkstativ, felgtre
  tire bags, wheel bags, tyre covers | reifentaschen, reifensäcke, reifentüten | dekkposer, dekktrekk, hjulposer
  valve caps | ventilkappen | ventilhetter
  traction boards, recovery tracks | sandbleche, anfahrhilfen | sandplater
  tow rope, tow strap, towing rope | abschleppseil, abschleppgurt | slepetau, slepestropp
  tow hook, towing eye | abschlepphaken, abschleppöse | slepekrok, sleperør
  axle stand, jack stand, car stand | unterstellbock, wagenheberbock | jekkbukk, støttebukk, akselbukk
  trolley jack, floor jack, hydraulic jack | rangierwagenheber, hydraulischer wagenheber | garasjejekk, hydraulisk jekk
  wheel ramps, car ramps | auffahrrampe, autorampe | kjørerampe, bilrampe
  loading ramp | verladerampe, laderampe | lasterampe
  wheel chock | unterlegkeil, radkeil | hjulkloss, stoppekloss
  parking disc | parkscheibe | parkeringsskive, p-skive
  parking sensor, parking aid, reversing sensor | einparkhilfe, parksensor | parkeringssensor, ryggesensor
  reversing camera, backup camera, rear view camera | rückfahrkamera | ryggekamera
  sat nav, gps navigation, navigation device | navigationsgerät, auto-navi, navigationssystem | bil-gps, gps-navigator
  obd scanner, obd2 scanner, code reader, diagnostic scanner | obd-diagnosegerät, obd2-scanner | obd-leser, feilkodeleser, obd2-leser
  hands free kit, handsfree car kit, bluetooth car kit | freisprecheinrichtung, freisprechanlage | handsfree
  head up display | head-up-display | head up-display
  breathalyzer, alcohol tester | alkoholtester, promilletester, alkoholtestgerät | alkometer, promilletester
  steering wheel lock | lenkradkralle, lenkradschloss | rattlås
  car alarm | autoalarm, autoalarmanlage | bilalarm
  steering wheel cover | lenkradbezug, lenkradhülle | rattrekk
  gear knob, shift knob, gear stick knob | schaltknauf, schaltknopf | girkule, girspakkule
  car seat cushion | autositzkissen, autositzauflage | setepute bil
  heated seat cover | beheizbare sitzauflage | varmesete
  back seat protector, kick mat | rücksitzschutz, trittschutz | setebeskytter, sparkebeskytter
  car organizer, back seat organizer | rücksitz-organizer, rücksitztasche, auto-organizer | bilorganizer, seteryggorganiser
  boot organizer, trunk organizer | kofferraumtasche, kofferraum-organizer, kofferraumbox | bagasjeromsorganiser, bagasjeromsboks
  boot liner, trunk liner, trunk mat | kofferraumwanne, kofferraummatte | bagasjeromsmatte
  rubber car mats, rubber floor mats | gummifußmatten, auto-gummimatten | gummimatter bil
  car bin, car trash can, car garbage bag | auto-mülleimer, automülleimer | bilsøppelpose
  car vacuum, car vacuum cleaner | autostaubsauger, auto-staubsauger | bilstøvsuger
  car air freshener, car perfume | autoduft, auto-lufterfrischer, duftbaum, wunderbaum | bilduft, wunderbaum
  car shampoo, car wash soap | autoshampoo, autowaschmittel | bilsjampo, bilsåpe
  foam cannon, foam lance | schaumkanone, schaumlanze | skumkanon, skumlanse
  car wash brush | autowaschbürste | bilvaskebørste
  wash mitt | waschhandschuh auto | vaskehanske bil
  wheel brush | felgenbürste | felgbørste
  wheel cleaner, rim cleaner | felgenreiniger | felgrens
  car polish | autopolitur, lackpolitur | bilpolish
  car wax | autowachs | bilvoks
  paint sealant | lackversiegelung | lakkforsegling
  polishing machine, car polisher, polisher | poliermaschine, exzenter-poliermaschine | polermaskin
  polishing pad | polierschwamm, polierpad | poleringspute, polersvamp
  scratch remover | kratzerentferner, lackkratzer-entferner | ripefjerner
  insect remover | insektenentferner | insektfjerner
  tar remover | teerentferner | asfaltfjerner, tjærefjerner
  cockpit spray, dashboard cleaner | cockpitspray, cockpitpflege | dashbordspray
  tire shine, tyre shine, tyre dressing | reifenglanz, reifenpflege | dekkglans
  plastic trim restorer, trim restorer, plastic care | kunststoffpflege, kunststoffauffrischer, tiefenpfleger | plastfornyer, plastpleie
  rubber care stick, rubber care | gummipflege, gummipflegestift | gummipleie
  rain repellent, windscreen rain repellent | scheibenversiegelung, regenabweiser spray | vannavviser til rute
  anti fog spray, demister spray | antibeschlagspray, antibeschlag, antibeschlagmittel | antidugg, antiduggspray, antidoggspray
  windscreen repair kit, glass repair kit | scheibenreparaturset, steinschlag-reparaturset, steinschlagset | steinsprutsett, frontrutereparasjon
  underbody protection, underseal | unterbodenschutz | understellsbehandling
  cavity wax | hohlraumwachs, hohlraumversiegelung | hulromsvoks
  car paint, car spray paint | autolack, autolackspray | billakk, bilspray
  body filler, car body filler | autospachtel, karosseriespachtel | bilsparkel, karosserisparkel
  fuel additive | kraftstoffadditiv | drivstofftilsetning
  diesel additive | dieseladditiv | dieseltilsetning
  injector cleaner | injektorreiniger, einspritzdüsenreiniger | dyserens
  adblue | adblue | adblue
  stop leak, radiator sealant | kühlerdichtmittel, kühlerdicht | radiatortetting, tettemiddel radiator
  fuel can, petrol can, jerry can, gas can, jerrycan | benzinkanister, reservekanister, kraftstoffkanister | bensinkanne, jerrykanne, drivstoffkanne
  engine heater, block heater | motorvorwärmer, motorwärmer | motorvarmer
  parking heater, diesel heater | standheizung, diesel-standheizung | parkeringsvarmer, dieselvarmer
  interior heater | innenraumheizer, auto-heizlüfter | kupévarmer
  roof basket | dachkorb | takkurv
  ski carrier, ski rack | skiträger, dachskiträger | skistativ til bil
  kayak carrier, kayak rack, canoe rack, kayak roof rack | kajakträger, kajakhalter, kajak-dachträger | kajakkholder, kajakkstativ til bil
  trailer, car trailer | autoanhänger, pkw-anhänger | tilhenger, biltilhenger
  trailer cover, trailer tarp | anhängerplane | hengerpresenning
  trailer net, cargo net | anhängernetz, ladungssicherungsnetz | tilhengernett, hengernett
  trailer lights, trailer light set | anhängerbeleuchtung, anhänger-rückleuchte | tilhengerlys, hengerlys
  trailer plug, trailer socket | anhängerstecker, anhängersteckdose | hengerkontakt, tilhengerkontakt
  jockey wheel, trailer wheel | stützrad, anhänger-stützrad | nesehjul
  trailer lock, hitch lock, coupling lock | anhängerschloss, kupplungsschloss, deichselschloss | hengerlås, tilhengerlås, kulekoblingslås
  caravan, travel trailer | wohnwagen, caravan | campingvogn
  motorhome, campervan | wohnmobil, campingbus, reisemobil | bobil, campingbil
  caravan awning, motorhome awning, bus awning | vorzelt, wohnwagen-vorzelt, wohnwagenvorzelt, busvorzelt | fortelt, bobilfortelt
  levelling ramps, leveling blocks, caravan levelers, caravan levellers | auffahrkeile, ausgleichskeile, nivellierkeile | nivelleringsklosser, oppkjøringskiler, kiler til bobil, oppkjøringsklosser, nivåklosser
  water canister, water jerrycan, jerry can water, water container | wasserkanister, trinkwasserkanister, faltkanister | vanndunk, vannkanne camping
  fresh water tank | frischwassertank | vanntank, ferskvannstank
  compressor cool box, car fridge | kompressorkühlbox, auto-kühlbox, autokühlschrank | kompressorkjøleboks, bilkjøleskap
  car inverter, 12v 230v inverter | kfz-wechselrichter, auto-spannungswandler | bilinverter
  roof tent, rooftop tent | dachzelt | taktelt
  car sleeping mattress, car air mattress | auto-luftmatratze, automatratze | bilmadrass
  emergency hammer, window breaker, life hammer | notfallhammer, nothammer | nødhammer
  breakdown kit, car emergency kit | pannenset auto | nødhjelpssett bil
  motorcycle helmet, motorbike helmet, crash helmet | motorradhelm | motorsykkelhjelm, mc-hjelm
  motorcycle jacket, motorbike jacket | motorradjacke | mc-jakke, motorsykkeljakke
  motorcycle trousers, motorcycle pants | motorradhose | mc-bukse, motorsykkelbukse
  motorcycle gloves, motorbike gloves | motorradhandschuhe | mc-hansker, motorsykkelhansker
  motorcycle boots, motorbike boots | motorradstiefel | mc-støvler, motorsykkelstøvler
  motorcycle suit | motorradkombi, lederkombi | mc-dress
  back protector, motorcycle back protector, spine protector | rückenprotektor | ryggskinne, ryggbeskytter, ryggplate
  helmet visor | helmvisier | hjelmvisir
  helmet intercom, motorcycle intercom, bluetooth helmet headset | helm-headset, motorrad-kommunikation, helm-gegensprechanlage | mc-intercom, hjelmintercom
  motorcycle cover, motorbike cover | motorradabdeckung, motorradplane | mc-trekk, motorsykkeltrekk
  motorcycle lock | motorradschloss | mc-lås, motorsykkellås
  brake disc lock | bremsscheibenschloss | skivelås
  motorcycle battery, motorbike battery | motorradbatterie | mc-batteri, motorsykkelbatteri
  motorcycle chain | motorradkette | mc-kjede
  chain kit, chain sprocket kit | kettensatz, kettenkit | kjedesett
  motorcycle tyre, motorcycle tire | motorradreifen | mc-dekk, motorsykkeldekk
  motorcycle pannier, motorcycle saddlebag | motorradtasche | mc-veske
  tank bag | tankrucksack | tankveske
  tail bag | hecktasche | haleveske
  top case, motorcycle top box | topcase, motorrad-topcase | toppboks, mc-toppboks
  heated grips | heizgriffe | varmeholker
  motorcycle stand, paddock stand | motorradständer | mc-stativ, depotstativ
  quad, atv, four wheeler | quad, atv | atv, firhjuling
  snowmobile, snow scooter | schneemobil, motorschlitten | snøscooter
  moped helmet, scooter helmet | rollerhelm, mopedhelm | mopedhjelm, scooterhjelm
  inflatable boat, dinghy, rubber boat, rubber dinghy | schlauchboot | gummibåt, oppblåsbar båt
  rowing boat, rowboat | ruderboot | robåt
  outboard motor, boat engine, outboard engine | außenborder, bootsmotor, außenbordmotor | påhengsmotor, utenbordsmotor, båtmotor
  boat fender, mooring fender | bootsfender | båtfender, fender til båt
  mooring rope, mooring line, dock line | festmacherleine, anlegeleine, festmacher | fortøyningstau, fortøyningsline, fortøyning
  boat anchor | bootsanker | båtanker, dregg
  antifouling, boat bottom paint, antifouling paint, boat paint | antifouling, bootsfarbe | bunnstoff, båtmaling
  bilge pump | bilgepumpe, lenzpumpe | lensepumpe båt
  echo sounder, fish finder | echolot, fischfinder | ekkolodd
  chartplotter, chart plotter | kartenplotter | kartplotter
`;
