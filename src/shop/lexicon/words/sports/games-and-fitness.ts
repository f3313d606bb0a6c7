/** Ball games, racket sports, golf, martial arts, fitness and running: `English | German | Norwegian`, a concept a line. */
export const gamesAndFitness = `
  sports equipment, sporting goods | sportgeräte, sportartikel, sportausrüstung | sportsutstyr, idrettsutstyr
  match ball | spielball | kampball
  futsal ball, indoor football | futsalball, hallenfußball | futsalball, innefotball
  mini goal, pop up goal | minitor, pop-up-tor | minimål
  goal net, football net | tornetz, fußballnetz | målnett, fotballnett
  rebound wall | rückprallwand | returvegg
  training bibs, training vests | trainingsleibchen, markierungshemden, leibchen | treningsvester, markeringsvester
  captains armband | kapitänsbinde, spielführerbinde | kapteinsbind
  tactics board, coaching board | taktiktafel | taktikktavle
  agility ladder, speed ladder | koordinationsleiter | koordinasjonsstige
  training hurdles, hurdles | trainingshürden, hürden | treningshekker
  football shorts | fußballshorts, fußballhose | fotballshorts
  football kit, soccer uniform | fußball-trikotset, trikotset | fotballsett, draktsett
  goalkeeper shirt, goalkeeper jersey | torwarttrikot | keeperdrakt, keepertrøye
  football bag | fußballtasche | fotballbag
  ball bag, ball net | ballnetz, ballsack | ballnett, ballsekk
  sports whistle | schiedsrichterpfeife |
  red yellow cards, referee cards | schiedsrichterkarten | dommerkort
  referee shirt | schiedsrichtertrikot | dommertrøye
  american football | american football, football-ei | amerikansk fotball
  baseball | baseball | baseball
  kids cap | kinderkappe, kindercap | barnecaps
  handball resin | handballharz | håndballklister
  volleyball net | volleyballnetz | volleyballnett
  beach volleyball | beachvolleyball | sandvolleyball, beachvolleyball
  basketball jersey | basketballtrikot | basketballdrakt, basketdrakt
  basketball net | basketballnetz | basketballnett
  basketball stand, portable basketball hoop | basketballständer, basketballanlage | basketballstativ
  field hockey stick | feldhockeyschläger | landhockeykølle
  floorball stick, unihockey stick | floorballschläger, unihockeyschläger | innebandykølle
  floorball | floorball, unihockey | innebandy
  floorball goal | floorballtor, unihockeytor | innebandymål
  bandy stick | bandyschläger | bandykølle
  cricket bat | cricketschläger | cricketballtre, cricketkølle
  lacrosse stick | lacrosseschläger | lacrossekølle
  tennis bag, racket bag | tennistasche, schlägertasche | tennisbag, racketbag
  tennis net | tennisnetz | tennisnett
  tennis dress, tennis skirt | tenniskleid, tennisrock | tenniskjole, tennisskjørt
  ball machine | ballmaschine, ballwurfmaschine | ballmaskin
  padel ball | padelball | padelball
  padel shoes | padelschuhe | padelsko
  padel bag | padeltasche | padelbag
  squash ball | squashball | squashball
  squash shoes, badminton shoes | squashschuhe, badmintonschuhe | squashsko, badmintonsko
  badminton set | badminton-set, federballset | badmintonsett
  badminton net | badmintonnetz, federballnetz | badmintonnett
  pickleball paddle | pickleball-schläger | pickleballracket
  beach tennis bats, beach bats | beachball-set, beachballschläger | strandtennis, strandracketer
  speedminton, crossminton | speedminton, crossminton | speedminton
  table tennis net | tischtennisnetz | bordtennisnett
  table tennis cover | tischtennisplattenabdeckung | trekk til bordtennisbord
  golf set, golf club set | golfset, golfschlägerset | golfsett
  golf driver | golf-driver | golfdriver
  putter | putter | putter
  golf wedge, pitching wedge | golf-wedge | golfwedge
  golf irons, iron set | golfeisen, eisensatz | golfjern, jernsett
  golf glove | golfhandschuh | golfhanske
  golf polo, golf shirt | golfpolo, golfshirt | golfskjorte
  golf trousers, golf pants | golfhose | golfbukse
  golf net, golf practice net | golfnetz, abschlagnetz | golfnett
  putting mat, putting green | puttmatte, puttingmatte | puttematte
  golf headcover, club head covers | schlägerhaube | køllehetter, headcover
  used golf balls, lake balls | lakeballs, gebrauchte golfbälle | brukte golfballer, lakeballs
  minigolf set, crazy golf | minigolf-set, minigolf | minigolf
  disc golf disc, golf disc | discgolf-scheibe, golfdisc | frisbeegolfdisk, golfdisk
  disc golf basket | discgolf-korb | frisbeegolfkurv
  disc golf bag | discgolf-tasche | frisbeegolfbag
  bowling ball | bowlingkugel, bowlingball | bowlingkule
  curling stone | curlingstein | curlingstein
  archery bow, recurve bow, compound bow | sportbogen, recurvebogen, compoundbogen | pilbue, recurvebue
  arrows, archery arrows | bogenpfeile, sportpfeile | bueskytingspiler
  archery target | bogenschießscheibe, zielscheibe | målskive bueskyting
  arrow quiver | pfeilköcher | pilkogger
  fencing foil, fencing sword | florett, fechtdegen | fektekårde, florett
  judo suit, judo gi | judoanzug | judodrakt
  bjj gi, jiu jitsu gi | bjj-anzug, bjj-gi | bjj-drakt
  taekwondo suit, dobok | taekwondo-anzug, dobok | taekwondodrakt
  martial arts belt, karate belt, judo belt | kampfsportgürtel, karategürtel, judogürtel | karatebelte, judobelte
  mma gloves | mma-handschuhe | mma-hansker
  boxing pads, focus mitts, punch mitts | pratzen, boxpratzen | bokseputer
  boxing headgear, head guard | boxkopfschutz | boksehjelm
  boxing shorts | boxhose | bokseshorts
  boxing shoes | boxschuhe | boksesko
  groin guard, jockstrap, cup protector | tiefschutz, suspensorium | susp, skrittbeskytter
  speed ball, double end bag | speedball, doppelendball | speedball, pæreball
  standing punch bag | standboxsack | frittstående boksesekk
  punch bag bracket, punch bag hanger | boxsackhalterung | boksesekkfeste
  tatami mat, judo mat | tatami, kampfsportmatte, judomatte | tatamimatte, judomatte
  bokken, wooden training sword | bokken | bokken
  nunchaku | nunchaku | nunchaku
  crash mat, landing mat | weichbodenmatte | tjukkas
  airtrack, tumbling mat | airtrack, tumblingmatte | airtrack
  gymnastics bar, horizontal bar | turnreck, reckstange | turnstang
  gymnastics rings, gym rings | turnringe, gymnastikringe | turnringer
  wall bars, swedish ladder | sprossenwand | ribbevegg
  balance beam | schwebebalken, balancierbalken | balansebom, balansebjelke
  balance pad | balance-pad | balansepad
  gymnastics ribbon | rhythmisches gymnastikband | rg-bånd
  gymnastics hoop | gymnastikreifen | gymnastikkring
  dumbbell set | hantelset | manualsett, hantelsett
  adjustable dumbbells | verstellbare hanteln, verstellbare kurzhanteln | justerbare manualer
  dumbbell rack | hantelständer, hantelablage | manualstativ
  short barbell, ez bar, curl bar | sz-stange, curlstange | ez-stang, sz-stang
  barbell collar, spring collar | hantelverschluss, sternverschluss | vektlås, stanglås
  barbell pad, hip thrust pad | langhantelpolster | stangpute
  power bag | power bag, fitness-sandsack | power bag
  slam ball | slam-ball, slamball | slamball
  weightlifting belt, lifting belt | gewichthebergürtel, trainingsgürtel | løftebelte, styrkebelte
  weight lifting straps | zughilfen | løftestropper, drareimer
  workout gloves, gym gloves, weight lifting gloves | fitnesshandschuhe, trainingshandschuhe | treningshansker
  wrist wraps | | håndleddsreimer
  gym chalk | magnesia, flüssigkreide | flytende kalk
  dip station, dip bars, parallettes | dip-station, dipständer, parallettes | dipstativ, paralletter
  power tower | power tower | kombistativ
  lat pulldown, cable machine, cable pulley | kabelzug, latzug | kabelapparat, nedtrekksapparat
  hand gripper, grip trainer | handtrainer, fingerhantel, griffkrafttrainer | håndtrener, gripetrener
  sling trainer, suspension trainer | schlingentrainer | slyngetrener, slynger
  battle rope | battle rope, trainingsseil | battlerope
  plyo box, jump box | plyobox, sprungbox | plyoboks, hoppekasse
  mini bands, loop bands, booty bands | loop-bänder, minibands, fitnessbänder | minibands, rumpestrikk
  resistance tube, expander | expander, fitness-tube | expander, treningsslange
  sit up bench, ab bench | bauchbank, sit-up-bank | situpsbenk, magebenk
  back trainer, hyperextension bench | rückentrainer, hyperextension | ryggtrener, ryggbenk
  inversion table | inversionsbank, schwerkrafttrainer | inversjonsbenk
  vibration plate, power plate | vibrationsplatte | vibrasjonsplate
  mini stepper, stair stepper, stepper | stepper, ministepper | stepper, ministepper
  walking pad, under desk treadmill | walkingpad, laufband für schreibtisch | gåmølle, walking pad
  under desk bike, mini exercise bike, pedal exerciser | mini-heimtrainer, pedaltrainer, bettfahrrad | pedaltrener
  recumbent bike, recumbent exercise bike | liegeergometer, sitzergometer | liggende ergometersykkel
  indoor cycle, spin bike | speedbike, indoor cycle |
  air bike, assault bike, fan bike | airbike | airbike
  ski erg | skierg | skierg, stakemaskin
  fitness trampoline, mini trampoline | fitnesstrampolin, minitrampolin | minitrampoline, fitnesstrampoline
  trampoline net, trampoline safety net | trampolinnetz | trampolinenett
  trampoline cover | trampolinabdeckung | trampolinetrekk
  trampoline springs | trampolinfedern | trampolinefjærer
  jumping mat, trampoline mat | sprungtuch | trampolineduk
  treadmill mat, equipment mat | laufbandmatte, fitnessgerätematte | underlagsmatte trening
  pilates ring, magic circle | pilatesring | pilatesring
  pilates ball | pilatesball, soft-pilatesball | pilatesball
  pilates reformer, reformer | pilates-reformer | pilatesreformer
  yoga set | yoga-set | yogasett
  yoga towel | yogahandtuch, yogatuch | yogahåndkle
  yoga bag, yoga mat bag | yogatasche, yogamattentasche | yogabag, yogamattebag
  yoga wheel | yogarad | yogahjul
  yoga socks, pilates socks | yogasocken, pilatessocken | yogasokker, pilatessokker
  meditation bench, meditation stool | meditationsbank, meditationshocker | meditasjonsbenk, meditasjonskrakk
  aerial yoga hammock, aerial silk | aerial-yoga-tuch, vertikaltuch | aerial yoga-hengekøye
  dance pole, pole dance pole | pole-dance-stange, tanzstange | dansestang
  ballet barre | ballettstange | ballettbarre, ballettstang
  acupressure ball, spiky massage ball | igelball, noppenball | piggball
  stretching strap, stretch band | stretchband, stretching-gurt, dehnband | tøyebånd, tøyestropp
  calf stretcher, stretch board | wadendehner, stretchboard | leggtøyer
  protein shaker, shaker bottle | eiweißshaker, proteinshaker | proteinshaker, shakerflaske
  whey isolate, casein | whey-isolat, casein | myseprotein, kasein
  vegan protein powder, plant protein | veganes proteinpulver, pflanzliches eiweißpulver | vegansk proteinpulver
  creatine | kreatin, creatin | kreatin
  bcaa, amino acids | aminosäuren, bcaa | aminosyrer, bcaa
  pre workout, workout booster | pre-workout, trainingsbooster | pre workout, pwo
  weight gainer, mass gainer | weight gainer | weight gainer, vektøker
  isotonic drink, sports drink, electrolyte drink | isotonisches getränk, sportgetränk, elektrolytgetränk | sportsdrikk, isotonisk drikk
  energy gel | energiegel, energygel | energigel
  energy bar, power bar | energieriegel | energibar
  l-carnitine, fat burner | l-carnitin, fatburner | l-karnitin, fettforbrenner
  running jacket | laufjacke | løpejakke
  running backpack, trail running backpack | laufrucksack, trailrucksack | løpesekk
  running cap, running hat | laufkappe, laufmütze | løpecaps, løpelue
  running gloves | laufhandschuhe | løpehansker
  running light, chest light | lauflampe, brustlampe | løpelykt, brystlykt
  running armband, phone armband | handyarmband, sportarmband | mobilarmbånd, løpearmbånd
  spikes shoes, track spikes, running spikes | laufspikes, leichtathletikspikes | piggsko
  starting blocks | startblöcke | startblokker
  shot put | kugelstoßkugel | støtkule
  javelin | wurfspeer | kastespyd
  discus | wurfdiskus | kastediskos
  compression tights | kompressionshose | kompresjonstights
  compression shirt | kompressionsshirt | kompresjonstrøye
  calf sleeves | kompressionsstulpen, wadenstulpen | leggkompresjon, kompresjonslegger
  sports tape | tapeverband | idrettstape
  orienteering compass | orientierungslauf-kompass, ol-kompass | orienteringskompass, tommelkompass
  orienteering shoes | ol-schuhe | orienteringssko
  triathlon suit, trisuit | triathlonanzug, trisuit | triatlondrakt
`;
