/** Computers, phones, networks and the smart home: `English | German | Norwegian`, a concept a line. */
export const computers = `
  desktop computer, desktop pc, tower pc | desktop-pc, desktop-computer, tower-pc | stasjonær pc, stasjonær datamaskin
  mini pc | mini-pc | mini-pc
  gaming pc, gaming computer | gaming-pc, gaming-rechner | gaming-pc
  gaming laptop, gaming notebook | gaming-laptop, gaming-notebook | gaming-laptop, bærbar gaming-pc
  chromebook | chromebook | chromebook
  convertible laptop | convertible-notebook | hybrid-pc
  home server | heimserver | hjemmeserver
  workstation | arbeitsstation, workstation | arbeidsstasjon
  thin client | thin client | tynnklient
  single board computer | einplatinencomputer | ettkortsdatamaskin
  microcontroller board, development board | mikrocontroller-board, entwicklungsboard | mikrokontroller, utviklingskort
  ram module, memory module | ram-riegel, arbeitsspeicher-modul | minnebrikke, ram-brikke, internminne
  m.2 ssd, nvme ssd | m.2-ssd, nvme-ssd | m.2-ssd, nvme-ssd
  external hard drive, portable hard drive, external hdd | externe festplatte, usb-festplatte | ekstern harddisk, bærbar harddisk
  external ssd, portable ssd | externe ssd, portable ssd | ekstern ssd, bærbar ssd
  hard drive enclosure, drive enclosure, hard drive caddy | festplattengehäuse | harddiskkabinett, diskkabinett
  hard drive dock, drive docking station | festplatten-dockingstation | harddiskdokk, dokkingstasjon for harddisk
  dvd drive, optical drive, dvd burner | dvd-laufwerk, dvd-brenner | dvd-brenner, dvd-stasjon
  blank discs, blank dvds, blank cds | dvd-rohlinge, rohlinge, cd-rohlinge | brennbare plater
  blu-ray player | blu-ray-player | blu-ray-spiller
  dvd player | dvd-player | dvd-spiller
  pc power supply, psu, atx power supply | pc-netzteil, atx-netzteil, computernetzteil | pc-strømforsyning, psu
  case fan, pc fan, computer fan | gehäuselüfter, pc-lüfter | kabinettvifte, pc-vifte
  water cooling, liquid cooler, aio cooler | wasserkühlung, aio-wasserkühlung | vannkjøling, vannkjøler pc
  network card, ethernet adapter | netzwerkkarte, lan-adapter | nettverkskort, nettverksadapter
  wifi adapter, wifi dongle, wlan stick | wlan-stick, wlan-adapter | wifi-adapter
  bluetooth adapter, bluetooth dongle | bluetooth-adapter, bluetooth-stick | bluetooth-adapter
  capture card, video capture card | capture-card, aufnahmekarte, videograbber | opptakskort, capture-kort
  tv tuner, tv card | tv-karte, dvb-t-stick | tv-kort, tv-tuner
  gaming monitor, gaming screen | gaming-monitor, gaming-bildschirm | gamingskjerm, gamingmonitor
  ultrawide monitor, curved monitor | ultrawide-monitor, curved-monitor | ultrawide-skjerm, buet skjerm
  portable monitor, portable screen | tragbarer monitor, portabler monitor | bærbar skjerm, portabel skjerm
  monitor stand, monitor riser, screen stand | monitorständer, monitorerhöhung, bildschirmständer | skjermstativ, skjermhylle, skjermforhøyer
  privacy filter, privacy screen filter | blickschutzfilter, sichtschutzfilter, blickschutzfolie | innsynsfilter, personvernfilter, skjermfilter
  wireless mouse, bluetooth mouse | funkmaus, kabellose maus, bluetooth-maus | trådløs mus
  vertical mouse, ergonomic mouse | vertikalmaus, ergonomische maus | ergonomisk mus, vertikal mus
  trackball | trackball | styrekule, trackball
  wireless keyboard, bluetooth keyboard | funktastatur, kabellose tastatur, bluetooth-tastatur | trådløst tastatur
  mechanical keyboard | mechanische tastatur | mekanisk tastatur
  number pad, numeric keypad | ziffernblock, nummernblock, numpad | numerisk tastatur, talltastatur
  keyboard mouse set, keyboard and mouse | tastatur-maus-set, tastatur und maus | tastatur og mus
  keycaps, key caps | tastenkappen, keycaps | keycaps, tastehetter
  wrist rest, wrist pad, palm rest | handgelenkauflage, handballenauflage | håndleddsstøtte tastatur, håndleddshviler
  mouse bungee | maus-bungee | musebungee
  laser pointer, presentation clicker, presenter | laserpointer, laserzeiger | laserpeker
  projector screen, projection screen | beamer-leinwand, projektionsleinwand, projektorleinwand | projektorlerret, lerret til projektor
  projector mount, projector bracket | beamer-halterung, projektorhalterung | projektorfeste, projektorbrakett
  projector lamp | beamerlampe, projektorlampe | projektorlampe
  document camera, visualizer | dokumentenkamera, visualizer | dokumentkamera
  barcode scanner, barcode reader | barcodescanner, barcode-scanner, strichcode-scanner | strekkodeleser
  document scanner | dokumentenscanner | dokumentskanner
  slide scanner, film scanner, negative scanner | diascanner, filmscanner, negativscanner | lysbildeskanner, negativskanner
  receipt printer, thermal printer | bondrucker, thermodrucker, kassendrucker | kvitteringsskriver, termoskriver
  label tape, label maker tape | schriftband, etikettenband, beschriftungsband | merketape, etikettape
  print head, printer head | druckkopf | skriverhode, skrivehode
  ink bottle, ink refill, refill ink, ink tank | nachfülltinte, tintenflasche | påfyllingsblekk, blekkflaske
  waste toner box, waste toner container | resttonerbehälter | resttonerbeholder, tonerspillbeholder
  printer cable, usb printer cable | druckerkabel | skriverkabel, printerkabel
  cash register, pos system | registrierkasse, kassensystem | kassasystem
  cash drawer | kassenlade, geldschublade | kasseskuff, pengeskuff
  card terminal, card payment terminal, credit card reader | kartenterminal, ec-terminal, kreditkartenleser | betalingsterminal, kortterminal
  money counter, banknote counter | geldzählmaschine, geldzähler | pengeteller, seddelteller
  server rack, network cabinet, network rack | serverschrank, netzwerkschrank | serverskap, rackskap, nettverksskap
  patch panel | patchpanel | patchepanel
  network socket, ethernet wall socket, lan socket | netzwerkdose, lan-dose | nettverksuttak, nettverkskontakt
  rj45 connector, network plug, ethernet plug | rj45-stecker, netzwerkstecker | rj45-plugg, nettverksplugg
  powerline adapter, powerline | powerline-adapter, powerline | powerline-adapter
  lte router, 4g router, 5g router, mobile router | lte-router, 5g-router, mobiler router | 4g-ruter, 5g-ruter, mobil ruter
  mobile hotspot, mobile wifi | mobiler hotspot, mobiler wlan-router | mobil hotspot
  wifi antenna, router antenna | wlan-antenne, router-antenne | wifi-antenne, ruterantenne
  fiber optic cable, fibre cable | glasfaserkabel, lwl-kabel | fiberkabel
  hdmi splitter | hdmi-splitter, hdmi-verteiler | hdmi-splitter
  hdmi switch | hdmi-umschalter, hdmi-switch | hdmi-switch, hdmi-velger
  kvm switch | kvm-switch, kvm-umschalter | kvm-switch, kvm-svitsj
  displayport cable, dp cable | displayport-kabel | displayport-kabel
  vga cable | vga-kabel | vga-kabel
  dvi cable | dvi-kabel | dvi-kabel
  usb c cable, type c cable | usb-c-kabel | usb-c-kabel
  lightning cable | lightning-kabel | lightning-kabel
  micro usb cable | micro-usb-kabel | micro-usb-kabel
  usb-c hub, multiport adapter | usb-c-hub, multiport-adapter | usb-c-hub, multiport-adapter
  usb extension cable, usb extension | usb-verlängerung, usb-verlängerungskabel | usb-forlenger, usb-skjøtekabel
  usb charger, wall charger, phone charger | usb-ladegerät, handyladegerät, usb-netzteil | usb-lader, mobillader, vegglader
  charging station, multi charger | mehrfachladegerät, usb-ladestation | multilader, usb-ladestasjon
  magsafe charger, magnetic charger | magsafe-ladegerät, magnetisches ladegerät | magsafe-lader, magnetisk lader
  laptop battery, notebook battery | laptop-akku, notebook-akku | laptopbatteri, pc-batteri
  laptop cooler, laptop cooling pad, notebook cooler | laptopkühler, notebook-kühler | laptopkjøler, kjøleplate til laptop
  laptop lock, kensington lock | laptopschloss, notebook-schloss | laptoplås, pc-lås
  laptop backpack, notebook backpack | laptop-rucksack, notebook-rucksack, laptoprucksack | pc-sekk, laptopsekk, datasekk
  webcam cover, camera cover slide | webcam-abdeckung | webkameradeksel
  tablet case, tablet cover, tablet sleeve | tablet-hülle, tablethülle, tablettasche | nettbrettdeksel, nettbrettetui
  tablet holder, tablet stand, tablet mount | tablet-halterung, tablethalter, tabletständer | nettbrettholder, nettbrettstativ
  stylus, stylus pen, touch pen, tablet pen | eingabestift, touchpen, touchstift | stylus, pekepenn, digital penn
  e-reader case, ereader cover | e-reader-hülle, ebook-reader-hülle | lesebrettdeksel, lesebrettetui
  feature phone, big button phone, senior phone | tastenhandy, seniorenhandy, seniorentelefon, großtastentelefon | seniortelefon, knappetelefon
  folding phone | faltbares smartphone, klapp-smartphone | brettbar mobil
  dual sim phone | dual-sim-handy | dual sim-telefon
  answering machine | anrufbeantworter | telefonsvarer
  conference phone, speakerphone | konferenztelefon, konferenzlautsprecher | konferansetelefon, konferansehøyttaler
  voip phone | ip-telefon, voip-telefon | ip-telefon
  telephone cable, phone cord | telefonkabel, telefonschnur | telefonkabel, telefonledning
  phone wallet case, flip case, folio case | klapphülle, flip-case | mobiletui, lommebokdeksel, flippdeksel
  tempered glass protector, glass screen protector | panzerglasfolie, displayschutzglas | herdet glass, panserglass
  camera lens protector | kameraschutzglas, kameraschutz handy | linsebeskytter, kamerabeskytter
  phone grip, popsocket | handygriff, popsocket | mobilgrep, popsocket
  phone stand | handyständer, smartphone-ständer | mobilstativ
  phone pouch, phone bag | handytasche, handybeutel, handyumhängetasche | mobilpose, mobilveske
  waterproof phone pouch, waterproof phone case, phone dry bag | wasserdichte handyhülle, wasserdichte handytasche | vanntett mobilpose, vanntett mobildeksel
  car phone holder, car phone mount | kfz-handyhalterung | mobilholder bil
  bike phone mount, bike phone holder | fahrrad-handyhalterung, handyhalter fahrrad | mobilholder sykkel
  selfie light | selfie-licht | selfielys
  phone repair kit, phone tool kit, smartphone repair kit | handy-reparaturset, smartphone-werkzeugset | reparasjonssett mobil, mobilverktøy
  phone screen replacement | ersatzdisplay, handydisplay | mobilskjerm
  phone battery | handyakku | mobilbatteri
  smartwatch strap, smartwatch band | smartwatch-armband | smartklokkerem
  bluetooth tracker, key finder, item tracker | schlüsselfinder, bluetooth-tracker | nøkkelfinner, bluetooth-sporer
  gps tracker, gps locator | gps-tracker, gps-sender | gps-sporer, gps-sender
  smart display | smart-display | smartdisplay, smart skjerm
  smart home hub, smart hub | smart-home-zentrale | smarthus-sentral, smarthub
  smart thermostat, wifi thermostat | smartes thermostat, smartes heizkörperthermostat, wlan-thermostat | smart termostat, smarttermostat
  smart switch, smart light switch, wifi switch | smarter lichtschalter, smarter schalter | smart lysbryter, smartbryter
  roller blind motor | rollo-motor | gardinmotor
  shutter motor, roller shutter motor | rollladenmotor, rohrmotor | persiennemotor
  temperature sensor | temperatursensor | temperatursensor, temperaturføler
  ip camera, wifi camera | ip-kamera, wlan-kamera | ip-kamera, wifi-kamera
  outdoor camera, outdoor security camera | außenkamera, outdoor-kamera | utekamera, utendørs overvåkningskamera
  network video recorder | netzwerk-videorekorder | nettverksopptaker
  siren, alarm siren | alarmsirene, sirene | alarmsirene, sirene
  personal alarm, pocket alarm | taschenalarm, panikalarm | personalarm, overfallsalarm
  personal emergency alarm, senior alarm, emergency call button | hausnotruf, seniorennotruf, notrufknopf | trygghetsalarm
  antivirus software, antivirus | antivirus-software, virenschutz, antivirenprogramm | antivirus, antivirusprogram
  office software, office suite | office-software, office-paket, bürosoftware | kontorprogram
  operating system | betriebssystem | operativsystem
  tax software | steuersoftware, steuerprogramm | skatteprogram
  software, computer program | software, computerprogramm | programvare, dataprogram
  prepaid card, prepaid sim, prepaid sim card | prepaid-karte, prepaid-sim-karte | kontantkort
  gaming gift card | guthabenkarte, gaming-guthaben | spillgavekort
  nintendo switch | nintendo switch | nintendo switch
  handheld console, handheld game console, portable console | handheld-konsole, tragbare spielkonsole | håndholdt spillkonsoll, håndholdt konsoll
  retro console | retro-konsole | retrokonsoll
  arcade stick, fighting stick | arcade-stick, fightstick | arcadestikke
  flight stick | flugsimulator-controller, flight-stick | flystikke
  controller charger, charging dock controller, controller charging station | controller-ladestation | ladestasjon for kontroller, kontrollerlader
  console stand, console dock | konsolen-ständer, konsolenhalterung | konsollstativ
  racing seat, racing cockpit | racing-sitz, sim-racing-cockpit | racingsete, simracing-rigg
`;
