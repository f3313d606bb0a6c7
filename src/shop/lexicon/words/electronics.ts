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
  power strip, socket strip | steckdosenleiste, mehrfachsteckdose | grenuttak
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
  charger | ladegerät, ladekabel | lader
  power supply, power adapter | netzteil | strømforsyning
  cable, cord, wire | kabel | kabel, ledning
  network cable, lan cable, ethernet cable, patch cable | netzwerkkabel, lankabel | nettverkskabel
  extension cord, extension lead | verlängerungskabel | skjøteledning
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
  power socket, wall socket | steckdose | stikkontakt
  light bulb, bulb | glühbirne, leuchtmittel | lyspære, pære
  kettle, electric kettle, water boiler | wasserkocher | vannkoker
  coffee maker, coffee machine | kaffeemaschine | kaffetrakter, kaffemaskin
  blender | standmixer, mixer | hurtigmikser, blender
  toaster | toaster | brødrister
  oven | backofen, ofen | stekeovn, ovn
  stove, cooker | herd | komfyr
  microwave, microwave oven | mikrowelle | mikrobølgeovn
  fridge, refrigerator | kühlschrank | kjøleskap
  freezer | gefrierschrank | fryser
  washing machine, washer | waschmaschine | vaskemaskin
  dryer, tumble dryer | trockner, wäschetrockner | tørketrommel
  dishwasher | geschirrspüler, spülmaschine | oppvaskmaskin
  vacuum cleaner, vacuum, hoover | staubsauger | støvsuger
  fan, ventilator | ventilator, lüfter | vifte
  heater, space heater | heizlüfter, heizgerät | varmeovn
  iron, steam iron | bügeleisen | strykejern
  hair dryer, blow dryer, hairdryer | haartrockner, föhn, fön | hårføner
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
`;
