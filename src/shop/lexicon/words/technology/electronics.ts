/** Electronics and what belongs to them: `English | German | Norwegian`, a concept a line. */
export const electronics = `
  laptop, notebook | laptop, notebook | laptop, bærbar pc, bærbar
  tv, television, telly, television set | fernseher, fernsehgerät | tv, fjernsyn
  computer, pc | rechner, computer | datamaskin
  smartphone, mobile phone, cell phone, mobile, phone | handy, smartphone, mobiltelefon, telefon | mobiltelefon, smarttelefon, mobil, telefon
  tablet | tablet | nettbrett
  smartwatch, smart watch | smartwatch, smarte uhr | smartklokke, pulsklokke
  fitness tracker, fitness band | fitnessarmband | aktivitetsarmbånd
  headset, head set | headset | headsett, hodesett
  headphones, earphones | kopfhörer | hodetelefoner, øretelefoner
  earbuds, earbud | ohrhörer, in-ear-kopfhörer | ørepropper
  speaker, loudspeaker | lautsprecher | høyttaler
  soundbar, sound bar | soundbar | lydplanke
  microphone, mic | mikrofon | mikrofon
  usb stick, usb flash drive, thumb drive, pen drive, memory stick | usb-stick | minnepenn, minnepinne
  memory card, sd card, microsd, micro sd | speicherkarte | minnekort
  ssd, solid state drive | ssd |
  hdd, hard drive, hard disk, hard disk drive | festplatte | harddisk
  nas, network attached storage | nas, netzwerkspeicher | nas, nettverkslager
  graphics card, video card, gpu | grafikkarte | skjermkort
  processor, cpu | prozessor | prosessor
  motherboard, mainboard | mainboard, hauptplatine | hovedkort
  docking station, dock | dockingstation | dokkingstasjon
  power strip, socket strip, multi socket | steckdosenleiste, mehrfachsteckdose, steckerleiste, tischsteckdose | grenuttak, forgrener
  surge protector | überspannungsschutz | overspenningsvern
  e-reader, ereader, ebook reader | e-book-reader, ebook-reader | lesebrett
  camcorder, video camera | camcorder, videokamera | videokamera
  doorbell | türklingel | dørklokke, ringeklokke
  keyboard | tastatur | tastatur
  computer mouse, mouse | maus | mus, datamus
  mouse pad, mouse mat, mousepad | mauspad, mousepad | musematte
  webcam, web camera | webcam | webkamera
  printer | drucker | skriver, printer
  scanner | scanner | skanner
  toner, toner cartridge | toner, tonerkartusche | toner, tonerkassett
  ink cartridge, ink | tintenpatrone, druckerpatrone, tinte | blekkpatron, blekk
  charger | ladegerät | lader
  power supply, power adapter | netzteil | strømforsyning
  cable, cord, wire | kabel | kabel, ledning
  network cable, lan cable, ethernet cable, patch cable | netzwerkkabel, lankabel | nettverkskabel
  extension cord, extension lead, extension cable | verlängerungskabel, verlängerungsschnur | skjøteledning, skjøtekabel
  router, wlan router | router | ruter
  repeater, wifi extender, range extender | repeater, wlan-verstärker | forsterker
  adapter, adaptor | adapter | adapter, overgang
  camera | kamera | kamera
  tripod | stativ, dreibein | stativ
  flashlight, torch | taschenlampe | lommelykt
  battery | batterie, akku | batteri
  power bank, powerbank, portable charger | powerbank, zusatzakku | nødlader
  screen, display, monitor | bildschirm, monitor | skjerm, dataskjerm
  projector, beamer | beamer, projektor | prosjektor
  game console, games console, gaming console, console | spielkonsole, konsole | spillkonsoll
  controller, gamepad | controller | kontroller
  gamer, gaming | zocker, gaming | gaming
  playstation 4, ps4 | |
  playstation 5, ps5 | |
  remote control, remote | fernbedienung | fjernkontroll
  phone case, mobile cover | handyhülle, schutzhülle | mobildeksel
  screen protector | displayschutz, schutzfolie, panzerglas | skjermbeskytter
  smart plug, wifi plug | smarte steckdose, wlan-steckdose | smartplugg
  power socket, wall socket, socket, power outlet | steckdose | stikkontakt
  light bulb, bulb, led bulb | glühbirne, leuchtmittel, led-lampe | lyspære, pære, ledpære
  kettle, electric kettle, water boiler | wasserkocher | vannkoker
  coffee maker, coffee machine | kaffeemaschine | kaffetrakter, kaffemaskin
  blender | standmixer, mixer | hurtigmikser, blender
  toaster, bread toaster | toaster, brotröster, toastautomat | brødrister, toaster
  oven | backofen, ofen, backrohr | stekeovn, ovn
  stove, cooker, kitchen range | herd, küchenherd | komfyr
  microwave, microwave oven | mikrowelle | mikrobølgeovn
  fridge, refrigerator, icebox | kühlschrank, eiskasten | kjøleskap
  freezer | gefrierschrank, tiefkühlschrank, tiefkühler | fryser, fryseskap
  washing machine, washer, laundry machine | waschmaschine, waschautomat | vaskemaskin, klesvaskemaskin
  dryer, tumble dryer, clothes dryer, tumble drier | trockner, wäschetrockner | tørketrommel
  dishwasher | geschirrspüler, spülmaschine, geschirrspülmaschine, abwaschmaschine | oppvaskmaskin
  vacuum cleaner, vacuum, hoover | staubsauger | støvsuger
  fan, ventilator | ventilator, lüfter | vifte
  heater, space heater | heizgerät, elektroheizer | varmeovn
  iron, steam iron | bügeleisen | strykejern
  hair dryer, blow dryer, hairdryer | haartrockner, föhn, fön, haarföhn | hårføner, føner, hårtørrer
  razor, shaver | rasierer, rasierapparat | barberhøvel, barbermaskin
  radio | radio | radio
  turntable, record player | plattenspieler | platespiller
  drone | drohne | drone
  wireless, cordless | kabellos, drahtlos, funk | trådløs
  wired, corded | kabelgebunden | kablet
  laser | laser | laser
  ink, inkjet | tintenstrahl | blekk
  replacement, spare part | ersatz, ersatzteil | reservedel, erstatning
  external | extern | ekstern
  network | netzwerk | nettverk
  battery life, battery runtime | batterielaufzeit, akkulaufzeit | batteritid, batterilevetid
  charging time | ladezeit | ladetid
  resolution | auflösung | oppløsning
  memory, ram | arbeitsspeicher, speicher | minne
  graphics tablet, drawing tablet | grafiktablett, zeichentablett | tegnebrett
  dash cam, dashcam | dashcam, autokamera | dashbordkamera
  security camera, surveillance camera, cctv camera | überwachungskamera | overvåkningskamera
  action camera, action cam | actionkamera, actioncam | actionkamera
  baby monitor | babyphone, babyfon | babycall
  air conditioner, aircon | klimaanlage, klimagerät | klimaanlegg
  air purifier | luftreiniger | luftrenser
  humidifier | luftbefeuchter | luftfukter
  dehumidifier | luftentfeuchter | avfukter
  cooker hood, extractor hood, range hood | dunstabzugshaube | kjøkkenvifte
  hob, cooktop | kochfeld | platetopp, koketopp
  food processor | küchenmaschine | kjøkkenmaskin, foodprosessor
  hand blender, stick blender, immersion blender | stabmixer, pürierstab | stavmikser
  air fryer | heißluftfritteuse, airfryer | airfryer, luftfrityrkoker
  electric toothbrush | elektrische zahnbürste | elektrisk tannbørste
  sewing machine | nähmaschine | symaskin
  smart home, home automation | smart home, hausautomation | smarthus
  smart bulb, smart light bulb | smarte glühbirne, smarte lampe | smartpære
  smart speaker, voice assistant | smarter lautsprecher, sprachassistent | smarthøyttaler
  smart lock, electronic door lock | smartes türschloss, elektronisches türschloss | smartlås, elektronisk dørlås
  thermostat | thermostat | termostat
  radiator thermostat, radiator valve | heizkörperthermostat, thermostatventil | radiatortermostat
  motion sensor, motion detector | bewegungsmelder, bewegungssensor | bevegelsessensor, bevegelsesdetektor
  light switch | lichtschalter | lysbryter
  dimmer, dimmer switch | dimmschalter, dimmer | lysdimmer, dimmer
  timer switch, plug timer | zeitschaltuhr | tidsur, koblingsur
  led strip, led light strip | led-streifen, led-band | led-list, led-stripe
  alarm system, burglar alarm | alarmanlage | alarmanlegg, innbruddsalarm
  carbon monoxide alarm, co detector | co-melder, kohlenmonoxidmelder | karbonmonoksidvarsler
  water leak detector | wassermelder | vannlekkasjevarsler
  weather station | wetterstation | værstasjon
  mesh wifi, mesh system | mesh-wlan, mesh-system | mesh-nettverk
  network switch, ethernet switch | netzwerk-switch, netzwerkswitch | nettverkssvitsj
  modem | |
  access point, wireless access point | access-point, wlan-zugangspunkt | aksesspunkt, tilgangspunkt
  wifi, wi-fi, wlan | wlan, wifi | wifi, trådløst nett
  bluetooth | bluetooth | bluetooth
  hdmi cable, hdmi lead | hdmi-kabel | hdmi-kabel
  usb cable, usb lead | usb-kabel | usb-kabel
  charging cable, charger cable | ladekabel | ladekabel
  wireless charger, charging pad | kabelloses ladegerät, ladepad, qi-ladegerät | trådløs lader
  car charger | autoladegerät, kfz-ladegerät | billader
  phone mount, phone holder, smartphone holder | handyhalterung, handyhalter, smartphonehalter | mobilholder
  phone strap, phone chain | handykette, handyband | mobilkjede, mobilsnor
  sim card | sim-karte | sim-kort
  card reader, memory card reader | kartenleser, kartenlesegerät | kortleser
  usb hub | usb-hub, usb-verteiler | usb-hub
  laptop charger, notebook charger | laptop-netzteil, notebook-netzteil | pc-lader
  computer case, pc case | pc-gehäuse, computergehäuse | pc-kabinett
  cpu cooler, processor cooler | cpu-kühler, prozessorkühler | cpu-kjøler, prosessorkjøler
  thermal paste | wärmeleitpaste | kjølepasta
  laser printer | laserdrucker | laserskriver
  inkjet printer | tintenstrahldrucker | blekkskriver
  multifunction printer | multifunktionsdrucker, multifunktionsgerät | multifunksjonsskriver
  photo printer | fotodrucker | fotoskriver
  3d printer | 3d-drucker | 3d-skriver, 3d-printer
  filament | filament | filament
  drum unit, imaging drum | bildtrommel, trommeleinheit | trommelenhet, bildetrommel
  gaming chair | gaming-stuhl, gamingstuhl | gamingstol
  gaming mouse | gaming-maus, gamingmaus | gamingmus
  gaming keyboard | gaming-tastatur | gamingtastatur
  gaming headset | gaming-headset | gaming-headset
  joystick | joystick | joystick
  steering wheel controller, racing wheel | lenkrad-controller, rennlenkrad | gamingratt, rattkontroller
  vr headset, vr glasses | vr-brille, vr-headset | vr-briller
  xbox | |
  dslr, dslr camera, slr camera | spiegelreflexkamera | speilreflekskamera
  mirrorless camera, system camera | systemkamera, spiegellose kamera | systemkamera, speilløst kamera
  compact camera, digital camera | kompaktkamera, digitalkamera | kompaktkamera, digitalkamera
  instant camera | sofortbildkamera | polaroidkamera, direktekamera
  disposable camera, single use camera | einwegkamera | engangskamera
  camera lens | kameraobjektiv, objektiv | kameraobjektiv, objektiv
  lens cap | objektivdeckel | objektivdeksel
  lens filter, camera filter | objektivfilter, fotofilter | objektivfilter, kamerafilter
  uv filter | uv-filter | uv-filter
  camera bag | kameratasche, fototasche | kameraveske, kamerabag
  camera strap | kameragurt | kamerarem
  ring light | ringlicht, ringleuchte | ringlys
  softbox | softbox | softboks
  selfie stick | selfie-stick, selfiestange | selfiestang
  gimbal, camera stabilizer | gimbal, kamerastabilisator | gimbal, kamerastabilisator
  trail camera, wildlife camera | wildkamera | viltkamera
  digital photo frame, digital picture frame | digitaler bilderrahmen | digital fotoramme
  binoculars | fernglas | kikkert
  tv mount, tv wall mount, tv bracket | tv-wandhalterung, fernsehhalterung | tv-veggfeste
  media player | mediaplayer | mediespiller
  set top box | set-top-box | dekoder
  satellite dish | satellitenschüssel, sat-antenne | parabolantenne
  antenna, aerial | antenne | antenne
  home cinema, home theater | heimkino | hjemmekino
  subwoofer | subwoofer | subwoofer
  bookshelf speakers | regallautsprecher | hyllehøyttalere
  bluetooth speaker, portable speaker | bluetooth-lautsprecher, bluetooth-box | bluetooth-høyttaler
  noise cancelling headphones | noise-cancelling-kopfhörer | støydempende hodetelefoner
  mp3 player | mp3-player | mp3-spiller
  dab radio, digital radio | dab-radio, digitalradio | dab-radio
  walkie talkie, two way radio | walkie-talkie, funkgerät | walkie-talkie
  landline phone | festnetztelefon | fasttelefon
  cordless phone | schnurlostelefon, schnurloses telefon | trådløs telefon
  solar panel | solarpanel, solarmodul | solcellepanel, solpanel
  solar charger | solarladegerät | solcellelader
  ev charger, wallbox | wallbox, ladestation | elbillader, ladeboks
  battery charger | akkuladegerät, batterieladegerät | batterilader
  rechargeable batteries | akkus, aufladbare batterien | oppladbare batterier
  multimeter | multimeter | multimeter
  soldering iron | lötkolben | loddebolt
  solder | lötzinn | loddetinn
  cable ties, zip ties | kabelbinder | kabelstrips, buntebånd
  waffle maker, waffle iron | waffeleisen | vaffeljern
  sandwich maker, sandwich toaster | sandwichmaker, sandwichtoaster | toastjern
  bread maker, bread machine | brotbackautomat | brødbakemaskin
  juicer, juice extractor | entsafter | juicemaskin, saftpresse
  stand mixer, kitchen mixer | knetmaschine, rührmaschine, küchenmaschine | kjøkkenmikser, kjøkkenmaskin, eltemaskin
  hand mixer | handmixer, handrührgerät | håndmikser
  deep fryer | fritteuse | frityrkoker
  raclette, raclette grill | raclette, raclettegrill | raclettejern
  fondue set | fondueset, fondue | fonduesett
  ice cream maker | eismaschine | iskremmaskin
  popcorn maker, popcorn machine | popcornmaschine | popcornmaskin
  espresso machine | espressomaschine, siebträger, siebträgermaschine | espressomaskin
  induction hob, induction cooktop | induktionskochfeld, induktionsherd | induksjonstopp
  wine cooler, wine fridge | weinkühlschrank, weinkühler | vinskap, vinkjøler
  electric blanket | heizdecke | varmeteppe
  oil radiator, oil filled radiator | ölradiator | oljeovn, oljeradiator
  infrared heater | infrarotheizung | infrarødvarmer
  patio heater | heizstrahler, terrassenheizer | terrassevarmer
  fireplace, electric fireplace | kamin, elektrokamin | peis, elektrisk peis
  wood stove, wood burning stove | kaminofen, holzofen | vedovn
`;
