/** Sound, television, photo and film: `English | German | Norwegian`, a concept a line. */
export const audioPhoto = `
  hi-fi system, stereo system, hifi | stereoanlage, hifi-anlage, musikanlage | stereoanlegg, musikkanlegg
  mini system, micro system, compact stereo | kompaktanlage, mikroanlage | mikroanlegg, minianlegg
  av receiver, a/v receiver, surround receiver | av-receiver, surround-receiver | hjemmekinoreceiver, surroundreceiver
  stereo amplifier, integrated amplifier | stereoverstärker, vollverstärker | stereoforsterker
  phono preamp, phono stage | phono-vorverstärker, phonovorverstärker | platespillerforsterker, riaa-forsterker
  headphone amplifier, headphone amp | kopfhörerverstärker | hodetelefonforsterker
  dac, digital analog converter | d/a-wandler, digital-analog-wandler | d/a-konverter
  cd player | cd-player, cd-spieler | cd-spiller
  cassette player, tape deck, cassette deck | kassettenspieler, kassettendeck, kassettenrekorder | kassettspiller, kassettdekk
  blank cassette, audio cassette, music cassette | musikkassette, audiokassette, leerkassette, hörkassette | musikkassett, lydkassett
  boombox, radio cassette player, ghetto blaster | ghettoblaster, boombox, radiorekorder | boombox, bærbar cd-spiller
  floor standing speakers, floorstanding speakers, tower speakers | standlautsprecher, standboxen | gulvhøyttalere, gulvstående høyttalere
  ceiling speaker, in ceiling speaker | deckenlautsprecher, einbaulautsprecher | takhøyttaler, innfelt høyttaler
  outdoor speaker, garden speaker | außenlautsprecher, gartenlautsprecher | utehøyttaler, hagehøyttaler
  pc speakers, computer speakers | pc-lautsprecher, computerlautsprecher, pc-boxen | pc-høyttalere, datahøyttalere
  party speaker | partybox, party-lautsprecher | partyhøyttaler, festhøyttaler
  multiroom speaker, wifi speaker, network speaker | multiroom-lautsprecher, wlan-lautsprecher | multirom-høyttaler, wifi-høyttaler
  speaker stand, tripod speaker stand | lautsprecherständer, boxenständer, boxenstativ | høyttalerstativ
  speaker mount, speaker wall mount, speaker bracket | lautsprecherhalterung, boxenhalterung, lautsprecher-wandhalterung | høyttalerfeste, høyttalerveggfeste
  speaker cable, speaker wire | lautsprecherkabel, boxenkabel | høyttalerkabel
  banana plugs | bananenstecker | bananplugg, bananplugger
  optical cable, toslink cable, optical audio cable | optisches kabel, toslink-kabel, lichtleiterkabel | optisk kabel, toslink-kabel, optisk lydkabel
  aux cable, 3.5 mm cable, audio cable | aux-kabel, audiokabel, klinkenkabel 3.5 mm | aux-kabel, lydkabel, minijackkabel
  rca cable, phono cable | cinch-kabel, cinchkabel, rca-kabel | phonokabel, rca-kabel
  scart cable | scartkabel, scart-kabel | scartkabel
  headphone adapter, aux adapter, audio adapter | kopfhöreradapter, klinkenadapter, audio-adapter | hodetelefonadapter, lydadapter, minijackadapter
  headphone splitter, audio splitter | kopfhörerverteiler, audio-splitter | hodetelefonsplitter
  headphone extension cable, headphone extension | kopfhörerverlängerung | hodetelefonforlenger
  antenna cable, coax cable, coaxial cable, aerial cable | antennenkabel, koaxialkabel, koaxkabel | antennekabel, koaksialkabel, koakskabel
  satellite cable, sat cable | sat-kabel | parabolkabel
  satellite receiver, sat receiver | sat-receiver, satellitenreceiver | satellittmottaker, parabolmottaker
  dvb-t receiver, digital tv box | dvb-t-receiver, dvb-t2-receiver | digital-tv-mottaker
  streaming stick | streaming-stick | strømmepinne
  streaming box, media streamer | streaming-box, streaming-player | strømmeboks
  universal remote, universal remote control | universalfernbedienung | universalfjernkontroll, universal fjernkontroll
  replacement remote | ersatzfernbedienung | erstatningsfjernkontroll
  tv antenna, tv aerial | tv-antenne, fernsehantenne | tv-antenne
  indoor antenna | zimmerantenne | innendørsantenne
  fm transmitter, bluetooth fm transmitter | fm-transmitter | fm-sender, fm-transmitter
  bluetooth receiver, bluetooth audio receiver | bluetooth-empfänger | bluetooth-mottaker
  bluetooth transmitter | bluetooth-sender, bluetooth-transmitter | bluetooth-sender
  kitchen radio, under cabinet radio | küchenradio, unterbauradio | kjøkkenradio
  internet radio, web radio, wifi radio | internetradio, wlan-radio | internettradio, nettradio
  shower radio, bathroom radio | duschradio, badradio | dusjradio, baderomsradio
  emergency radio, crank radio, wind up radio | kurbelradio, notfallradio, notradio | nødradio, sveivradio, beredskapsradio, sveiveradio
  portable radio, travel radio, pocket radio | kofferradio, reiseradio, taschenradio | reiseradio, bærbar radio, lommeradio
  construction site radio, worksite radio, jobsite radio | baustellenradio, werkstattradio | byggeplassradio, arbeidsradio
  car radio, car stereo, head unit | autoradio, moniceiver | bilradio, bilstereo
  car speakers, car loudspeakers | autolautsprecher, kfz-lautsprecher | bilhøyttalere
  cb radio | cb-funkgerät | cb-radio
  over ear headphones, around ear headphones | over-ear-kopfhörer, bügelkopfhörer | over-ear-hodetelefoner
  on ear headphones | on-ear-kopfhörer | on-ear-hodetelefoner
  true wireless earbuds, wireless earbuds | true-wireless-kopfhörer | trådløse ørepropper
  wireless headphones, bluetooth headphones | funkkopfhörer, kabellose kopfhörer, bluetooth-kopfhörer | trådløse hodetelefoner, bluetooth-hodetelefoner
  open ear headphones, bone conduction headphones | knochenschall-kopfhörer, open-ear-kopfhörer | benledningshodetelefoner, beinledningshodetelefoner
  sports headphones, running headphones | sport-kopfhörer, sportkopfhörer | treningshodetelefoner, treningsørepropper
  kids headphones, children's headphones | kinderkopfhörer | barnehodetelefoner, hodetelefoner for barn
  tv headphones, wireless tv headphones | tv-kopfhörer, fernsehkopfhörer | tv-hodetelefoner
  sleep headphones, sleep headband headphones | schlafkopfhörer | sovehodetelefoner
  headphone stand, headset stand | kopfhörerständer, headset-ständer | hodetelefonstativ, hodetelefonholder
  headphone case, earbud case | kopfhörer-etui, kopfhörertasche | hodetelefonetui, etui til ørepropper
  ear pads, ear cushions, earpads | ohrpolster | øreputer
  ear tips, earbud tips | ohrpassstücke | øreplugger til ørepropper
  hearing aid | hörgerät, hörhilfe, hörverstärker | høreapparat
  hearing aid batteries | hörgerätebatterien | høreapparatbatterier
  lavalier microphone, lapel mic, clip on mic, lapel microphone, clip on microphone | lavaliermikrofon, ansteckmikrofon | myggmikrofon, lavalier-mikrofon
  wireless microphone, radio microphone | funkmikrofon, kabelloses mikrofon, drahtloses mikrofon | trådløs mikrofon
  usb microphone, podcast microphone, streaming microphone | usb-mikrofon, podcast-mikrofon | usb-mikrofon, podkastmikrofon
  microphone arm, mic boom arm, boom arm | mikrofonarm | mikrofonarm
  karaoke machine, karaoke set, karaoke microphone | karaoke-anlage, karaokemaschine, karaoke-maschine, karaoke-mikrofon | karaokeanlegg, karaokemaskin, karaokemikrofon
  megaphone, bullhorn | megafon, megaphon | megafon, ropert
  record cleaner, record brush, vinyl cleaner | schallplattenbürste, plattenbürste, schallplattenreiniger, plattenreiniger | platebørste, platerenser, vinylrens, platerens
  record sleeve | schallplattenhülle | plateomslag
  record crate, record storage | plattenbox, schallplattenaufbewahrung | platekasse
  turntable mat, slipmat | plattentellerauflage, slipmat | platespillermatte, slipmat
  telephoto lens | teleobjektiv | teleobjektiv
  zoom lens | zoomobjektiv | zoomobjektiv
  wide angle lens | weitwinkelobjektiv | vidvinkelobjektiv
  prime lens | festbrennweite | fastobjektiv
  macro lens | makroobjektiv | makroobjektiv
  lens adapter, mount adapter, lens mount adapter | objektivadapter, bajonettadapter | objektivadapter, linseadapter
  lens hood | gegenlichtblende, streulichtblende | motlysblender, solblender objektiv
  lens cleaning kit, camera cleaning kit | objektivreinigungsset, kamera-reinigungsset | rensesett til kamera
  polarizing filter, polarizer, cpl filter | polfilter, polarisationsfilter | polarisasjonsfilter, polfilter
  nd filter, neutral density filter | graufilter, nd-filter | gråfilter, nd-filter
  camera flash, speedlight, flash unit | blitzgerät, aufsteckblitz, kamerablitz | kamerablits, blits
  studio light, photo light | studioleuchte, fotolampe | studiolys, fotolampe
  video light | videoleuchte, videolicht | videolys
  photo umbrella, reflector umbrella | reflexschirm, fotoschirm | fotoparaply
  light reflector, photo reflector | faltreflektor, fotoreflektor | reflektor til foto, reflektorskjerm
  photo backdrop, photo background, backdrop | fotohintergrund, hintergrundsystem | fotobakgrunn
  green screen | greenscreen | greenscreen
  light tent, photo box | lichtzelt, lichtwürfel | lystelt
  light stand, lighting stand | lampenstativ, lichtstativ | lysstativ, blitsstativ
  tripod head, ball head | kugelkopf, stativkopf | kulehode, stativhode
  monopod | einbeinstativ, monopod | ettbeinsstativ, monopod
  mini tripod, table tripod | tischstativ, ministativ | ministativ, bordstativ
  quick release plate, tripod plate | schnellwechselplatte, stativplatte | hurtigplate, stativplate
  remote shutter, shutter release, camera remote | fernauslöser, selbstauslöser-fernbedienung | fjernutløser
  camera battery, replacement camera battery | kamera-akku, kameraakku | kamerabatteri
  battery grip | batteriegriff, hochformatgriff | batterigrep
  camera housing, underwater housing, waterproof camera case | unterwassergehäuse | undervannshus, vanntett kamerahus
  underwater camera, waterproof camera | unterwasserkamera, wasserdichte kamera | undervannskamera, vanntett kamera
  action camera mount | actioncam-halterung | actionkamerafeste
  360 camera | 360-grad-kamera | 360-kamera
  kids camera, children's camera, toy camera | kinderkamera | barnekamera, lekekamera
  film camera, analog camera | analogkamera | analogkamera
  photographic film, 35mm film, camera film | kleinbildfilm, fotofilm, negativfilm | kamerafilm, fotofilm, negativfilm
  instant film, polaroid film | sofortbildfilm, polaroid-film | direktefilm, polaroidfilm, instantfilm
  photo corners | fotoecken | fotohjørner
  memory card case, sd card case | speicherkartenetui, speicherkarten-etui | minnekortetui
  camera backpack, photo backpack | kamerarucksack, fotorucksack | kamerasekk, fotosekk, kameraryggsekk
  hard camera case | kamerakoffer | kamerakoffert
  teleprompter | teleprompter | teleprompter
  slide projector | diaprojektor | lysbildefremviser, diasprojektor
  spotting scope | spektiv | spottingskop, teleskop til fugletitting
  night vision device, night vision goggles | nachtsichtgerät | nattkikkert, nattsyn
  golf rangefinder, golf laser | golf-laser, golf-entfernungsmesser | golfkikkert, golflaser
  drone battery | drohnen-akku, drohnenakku | dronebatteri
  drone propellers | drohnenpropeller | dronepropell, dronepropeller
`;
