/**
 * What things of the house, the garden, the workshop and the office are used for, as in `uses.ts`: `English verbs | German
 * verbs | Norwegian verbs > English things | German things | Norwegian things`.
 */
export const householdUses = `
  remove | entfernen, beseitigen, wegbekommen, loswerden | fjerne > remover, cleaner | entferner, löser, reiniger | fjerner, rens
  descale | entkalken | avkalke > descaler, limescale remover, descaling tablets | entkalker, kalkentferner, entkalkungstabletten | avkalker, kalkfjerner, avkalkingstabletter
  unclog, unblock | entstopfen, freibekommen | stake > plunger, drain cleaner, drain unblocker, drain snake | pümpel, saugglocke, abflussreiniger, rohrreiniger, abflussspirale, rohrreinigungsspirale | avløpsåpner, avløpsrens, stakefjær, sugekopp til avløp
  degrease | entfetten | avfette > degreaser, grease remover | fettlöser, entfetter, fettentferner | fettløser, fettfjerner
  disinfect, sanitize, sanitise | desinfizieren | desinfisere > disinfectant, sanitizer, sanitiser, wipes | desinfektionsmittel, desinfektion, desinfektionstücher | desinfeksjonsmiddel, desinfeksjon, desinfeksjonsservietter, håndsprit
  scrub, scour | schrubben, scheuern | skrubbe, skure > scrubbing brush, scrub brush, scourer, scouring pad, sponge, brush | scheuerbürste, schrubber, topfreiniger, scheuerschwamm, schwamm, bürste | skurebørste, skuresvamp, svamp, børste
  dust | abstauben, staubwischen, entstauben | støvtørke > duster, dust cloth | staubwedel, staubtuch, staubwischtuch | støvkost, støvklut, støvmopp
  wipe | abwischen | avtørke > cloth, wipes, sponge, mop | tuch, lappen, schwamm, wischer | klut, serviett, svamp, mopp
  polish | polieren | polere > polish, polishing machine, polisher, polishing cloth | politur, poliermaschine, poliertuch, poliermittel | polish, polermaskin, pusseklut
  wax | einwachsen | innvokse > wax | wachs | voks
  bleach | bleichen | avbleke > bleach | bleichmittel, bleiche | blekemiddel, klorin
  dye | einfärben | innfarge > dye | färbemittel, textilfarbe, farbe | farge, tekstilfarge
  waterproof | imprägnieren | impregnere > waterproofing spray, waterproofer, protector spray | imprägnierspray, imprägnierung, imprägniermittel, imprägnierwaschmittel | impregneringsspray, impregnering, impregneringsmiddel
  steam | dämpfen, dampfgaren | dampe > steamer, steam cleaner, steamer basket | dampfgarer, dämpfeinsatz, dampfglätter, dampfreiniger | dampkoker, dampkurv, steamer
  freshen, deodorize | beduften, auffrischen | oppfriske > air freshener, room spray, reed diffuser, diffuser, scented candle | lufterfrischer, raumspray, raumduft, duftstäbchen, diffuser, duftkerze | luftfrisker, romspray, romduft, duftpinner, duftlys
  repel, deter, scare | vertreiben, abwehren, verscheuchen, fernhalten, verjagen | skremme, fordrive, jage > repellent, repeller, deterrent, scarer | vertreiber, schreck, abwehr, abwehrmittel, spray | skremmer, middel, spray, jager
  kill, exterminate | bekämpfen, vernichten, töten | bekjempe, utrydde, drepe > killer, poison, trap, insecticide, weedkiller, herbicide | vernichter, gift, mittel, köder, falle, spray | middel, gift, felle, dreper, fjerner
  catch, trap | fangen, einfangen | fange > trap, catcher, net | falle, fänger, kescher | felle, fanger, håv

  seal, caulk | abdichten, verfugen, dichten, versiegeln | tette, fuge, forsegle > sealant, caulk, sealing tape, weather strip, gasket, grout | dichtstoff, dichtmasse, silikon, dichtungsband, dichtband, fugenmörtel | fugemasse, tettelist, tetningslist, pakning, silikon
  repair, mend, fix | reparieren, ausbessern, instandsetzen | reparere, fikse, utbedre > repair kit, repair patches, repair tape, glue, filler | reparaturset, flickzeug, reparaturband, kleber, spachtelmasse | reparasjonssett, lappesaker, lim, sparkel
  embroider | besticken | brodere > embroidery hoop, embroidery floss, embroidery thread, embroidery kit | stickrahmen, stickgarn, sticktwist, stickpackung | broderiramme, brodergarn, broderisett
  weave | weben | veve > loom | webrahmen, webstuhl | vevramme, vevstol
  fasten, attach, mount | befestigen, anbringen, montieren, festmachen | feste, montere > bracket, mounting tape, mounting adhesive, screw, wall plug, cable ties | halterung, montagekleber, montageklebeband, schraube, dübel, kabelbinder | brakett, monteringslim, skrue, veggplugg, kabelstrips
  tie, lash, bind, strap | binden, festbinden, festzurren, verzurren, zusammenbinden | binde, surre, knyte > rope, twine, ratchet strap, strap, cable ties, cord | seil, schnur, spanngurt, bindfaden, kabelbinder, zurrgurt | tau, hyssing, jekkestropp, stropp, strips, snor
  clamp | einspannen, festklemmen | fastspenne, klemme > clamp, vice, vise | zwinge, schraubstock, klemme | tvinge, skrutvinge, skrustikke
  grip | greifen | gripe > pliers, tongs, grabber, tweezers | zange, greifer, greifzange, pinzette | tang, griper, gripetang, pinsett
  loosen | lösen, losdrehen | løsne > wrench, spanner, penetrating oil, pliers | schraubenschlüssel, zange, rostlöser, kriechöl | fastnøkkel, skiftenøkkel, rustløser, tang
  tighten | festziehen, nachziehen, festschrauben | stramme, tilskru > wrench, spanner, torque wrench, screwdriver | schraubenschlüssel, drehmomentschlüssel, schraubendreher | fastnøkkel, momentnøkkel, skrutrekker
  pry, prise | aufhebeln, aushebeln, hebeln | bende > crowbar, pry bar | brecheisen, kuhfuß, nageleisen | brekkjern, kubein
  demolish | abreißen, abbrechen, zertrümmern | knuse > sledgehammer, demolition hammer, crowbar | vorschlaghammer, abbruchhammer, brecheisen | slegge, meiselhammer, brekkjern
  chisel | stemmen, meißeln | meisle > chisel | stechbeitel, meißel, stemmeisen | stemjern, meisel
  planing | hobeln, abhobeln | høvle > planer, hand plane | hobel | høvel
  mill, rout | fräsen | frese > router, milling cutter | fräse, oberfräse, fräser | overfres, fres
  solder | löten, verlöten | lodde > soldering iron, soldering station, solder | lötkolben, lötstation, lötzinn | loddebolt, loddestasjon, loddetinn
  weld | schweißen | sveise > welder, welding machine, welding helmet | schweißgerät, schweißmaschine, schweißhelm | sveiseapparat, sveisemaskin, sveisehjelm
  rivet | nieten, vernieten | nagle > rivet gun, riveter, rivets | nietzange, blindnietzange, nieten | naglepistol, popnagler
  level | nivellieren, ausrichten | vatre, nivellere > spirit level, laser level, line laser | wasserwaage, kreuzlinienlaser, linienlaser | vater, vaterpass, krysslaser
  lift, hoist | anheben, heben, aufbocken, hochheben | løfte, heve, jekke, heise > jack, hoist, winch, lift | wagenheber, flaschenzug, seilwinde, heber | jekk, talje, vinsj
  tow | abschleppen | slepe, taue > tow rope, tow strap, winch | abschleppseil, abschleppgurt, seilwinde | slepetau, slepestropp, vinsj
  varnish | lasieren, beizen | beise, lakkere > varnish, wood stain, stain, lacquer | lasur, holzlasur, lack, beize, klarlack | beis, lakk, klarlakk
  prime | grundieren | grunne > primer | grundierung, primer | grunning, primer
  fill, plaster | spachteln, verspachteln, verputzen | sparkle > filler, putty, wood filler, filling knife | spachtelmasse, füllspachtel, spachtel, gips | sparkel, sparkelspade, gips
  tile | verfliesen | flislegge > tile adhesive, tile cutter, grout, notched trowel | fliesenkleber, fliesenschneider, fugenmörtel, zahnkelle | flislim, flisekutter, fugemørtel
  wallpaper | tapezieren | tapetsere > wallpaper, wallpaper paste, wallpapering table, wallpaper brush | tapete, tapetenkleister, kleister, tapeziertisch, tapezierbürste | tapet, tapetlim, tapetbørste
  file | feilen, abfeilen | file > file | feile, raspel | fil, rasp
  mask | abkleben | maskere > masking tape, painter's tape, masking film | malerkrepp, kreppband, abklebeband, abklebefolie | maskeringsteip, malertape, maskeringsfilm
  insulate | dämmen, isolieren | isolere > insulation, insulation board, mineral wool, pipe insulation | dämmplatte, dämmung, isolierung, dämmwolle | isolasjon, isolasjonsplate, mineralull
  soundproof | schalldämmen, schallisolieren | lydisolere > acoustic panel, acoustic foam, sound absorber | akustikpaneel, akustikschaum, schallabsorber | akustikkpanel, akustikkskum, lydabsorbent
  spray | sprühen, besprühen, spritzen | spraye, sprøyte > sprayer, spray bottle, spray gun, mister | drucksprüher, sprühflasche, sprüher, spritze | sprøyte, sprayflaske, trykksprøyte
  scrape | abkratzen, schaben | skrape > scraper | schaber, kratzer, spachtel | skrape
  ignite, kindle | anzünden, entzünden, anfeuern | tenne, opptenne > lighter, matches, fire lighters, firelighters, fire starter, chimney starter | feuerzeug, streichhölzer, anzünder, kaminanzünder, stabfeuerzeug, anzündkamin | lighter, fyrstikker, tennbriketter, tennstål, grillstarter
  extinguish | löschen | slukke > fire extinguisher, fire blanket, candle snuffer | feuerlöscher, löschdecke, kerzenlöscher | brannslukker, brannteppe, lysslukker

  scarify, dethatch, aerate | vertikutieren, aerifizieren | vertikalskjære > scarifier, dethatcher, aerator | vertikutierer, rasenlüfter | vertikalskjærer, plenlufter
  sow | säen, aussäen, ansäen | tilså > seeds, seed tray, seed spreader, propagator | samen, saatgut, anzuchtschale, streuwagen | frø, såbrett, minidrivhus
  grow, cultivate | anbauen, züchten | dyrke > seeds, seed tray, grow light, raised bed, greenhouse, planter | samen, saatgut, hochbeet, pflanzenlampe, gewächshaus | frø, plantekasse, plantelys, drivhus
  harvest | ernten, pflücken | høste, plukke > fruit picker, berry picker, secateurs, basket | obstpflücker, beerenpflücker, gartenschere, korb | fruktplukker, bærplukker, hagesaks, kurv
  blow | blasen, wegblasen | blåse > leaf blower, blower | laubbläser, bläser | løvblåser, blåser
  collect, gather | aufsammeln, einsammeln, auflesen | samle, oppsamle > leaf rake, rake, leaf grabber, grabber, garden waste bag | laubrechen, rechen, laubgreifer, greifzange, gartensack | løvrive, rive, løvgriper, gripetang, hageavfallssekk
  shred | häckseln, schreddern | makulere > shredder, chipper | häcksler, schredder, aktenvernichter | kompostkvern, kvistkvern, makuleringsmaskin
  support | abstützen | støtte > plant support, plant stake, trellis | pflanzstab, rankhilfe, pflanzenstütze, rankgitter | plantestøtte, blomsterpinne, espalier
  fence, enclose | einzäunen, umzäunen | inngjerde > fence, fence panel, chain link fence | zaun, zaunelement, maschendrahtzaun | gjerde, gjerdeelement, flettverksgjerde
  grit | streuen | strø, sandstrø > winter grit, road salt, seed spreader | streusalz, streusplitt, streuwagen | strøsand, veisalt, gjødselspreder
  shade | beschatten, verschatten | skyggelegge > parasol, shade sail, awning, cantilever parasol | sonnenschirm, sonnensegel, markise, ampelschirm | parasoll, solseil, markise
  darken | verdunkeln, abdunkeln | mørklegge > blackout curtain, blackout blind, sleep mask | verdunkelungsvorhang, verdunkelungsrollo, verdunklungsrollo, schlafmaske | blendingsgardin, blendingsrullegardin, sovemaske
  cover | abdecken, zudecken, bedecken | tildekke > cover, tarpaulin, lid, drop cloth | abdeckung, abdeckplane, plane, schutzhülle, deckel | trekk, presenning, overtrekk, lokk
  protect | schützen | beskytte > protector, cover, case, guard | schutz, schoner, schutzhülle, abdeckung | beskytter, trekk, deksel, vern
  feed | anfüttern | mate, fôre > feeder, food, feed, bowl | futter, futterspender, futterhaus, napf | fôr, fôrautomat, fuglebrett, matskål
  groom | striegeln | strigle > grooming brush, brush, curry comb, clipper | striegel, fellbürste, bürste, schermaschine | strigle, pelsbørste, børste, klipper
  incubate, hatch | brüten, ausbrüten | klekke > egg incubator, incubator | brutmaschine, brutautomat | rugemaskin
  decorate | dekorieren, ausschmücken, verzieren | dekorere, pynte > decoration, decorations, fairy lights, garland | dekoration, deko, lichterkette, girlande | pynt, dekorasjon, lyslenke, girlander
  frame | einrahmen, rahmen | innramme > picture frame, frame, passe partout | bilderrahmen, rahmen, passepartout | bilderamme, passepartout
  divide | abtrennen, unterteilen | dele, avdele > room divider, folding screen, drawer divider | raumteiler, paravent, schubladentrenner | romdeler, skjermbrett, skuffedeler
  relax, lounge, recline | entspannen, ausruhen, relaxen, liegen | hvile, ligge, slappe > sun lounger, recliner, hammock, armchair, beanbag | liegestuhl, sonnenliege, relaxsessel, hängematte, sessel, sitzsack | solseng, hvilestol, hengekøye, lenestol, sakkosekk
  swing | schaukeln | gynge > swing, rocking chair, garden swing | schaukel, schaukelstuhl, hollywoodschaukel | huske, gyngestol, hagehuske
  reach | erreichen, herankommen | rekke > step stool, step ladder, ladder, grabber | trittleiter, tritthocker, leiter, greifzange | gardintrapp, stige, trappekrakk, gripetang
  ventilate | lüften, belüften | lufte, ventilere > fan, bathroom fan, ventilator | ventilator, lüfter | vifte
  shower | duschen | dusje > shower head, shower gel, shower set | duschkopf, duschgel, duschset, handbrause | dusjhode, dusjsåpe, dusjsett
  wake | wecken, aufwecken, aufwachen | vekke > alarm clock, wake up light, clock radio | wecker, lichtwecker, radiowecker | vekkerklokke, lysvekker, klokkeradio

  strain, sieve, sift | sieben, abseihen, abgießen, passieren | sile, sikte > sieve, strainer, colander, sifter | sieb, nudelsieb, küchensieb, mehlsieb | sil, dørslag, melsikt
  filter | filtern | filtrere > filter, water filter, strainer | filter, wasserfilter, filterkanne | filter, vannfilter, vannfilterkanne
  mash | stampfen, zerstampfen | stappe > potato masher, masher, potato ricer | kartoffelstampfer, stampfer, kartoffelpresse | potetstapper, potetmoser, potetpresse
  juice, squeeze | entsaften, auspressen, pressen | presse > juicer, citrus squeezer, squeezer, citrus press, garlic press | entsafter, saftpresse, zitruspresse, zitronenpresse, knoblauchpresse | juicemaskin, saftpresse, sitruspresse, hvitløkspresse
  knead | kneten | kna, elte > stand mixer, food processor, bread maker | knetmaschine, küchenmaschine, rührmaschine | kjøkkenmaskin, kjøkkenmikser
  roll | ausrollen, auswellen | kjevle, utkjevle > rolling pin | nudelholz, teigrolle | kjevle
  froth | aufschäumen, schäumen | skumme > milk frother, frother | milchaufschäumer | melkeskummer
  carbonate | sprudeln, aufsprudeln | kullsyre > soda maker, sparkling water maker | wassersprudler, sprudler | kullsyremaskin, brusmaskin
  freeze | einfrieren, gefrieren, tiefkühlen | fryse, nedfryse > freezer, chest freezer, freezer bags, ice cube tray | gefrierschrank, gefriertruhe, gefrierbeutel, eiswürfelform | fryser, fryseboks, fryseposer, isbitform
  defrost, thaw | auftauen, abtauen, enteisen | tine, avise > de-icer, ice scraper, ice melt | enteiser, scheibenenteiser, eiskratzer, auftausalz | isfjerner, isskrape, issmelt
  preserve, pickle | einkochen, einmachen, einwecken | sylte, hermetisere > preserving jars, jam jars, mason jar, preserving pan | einmachglas, weckgläser, einkochtopf, einkochautomat | norgesglass, sylteglass, syltetøyglass, syltekjele
  ferment | fermentieren | fermentere > fermentation crock, sauerkraut crock | gärtopf | fermenteringskrukke
  dehydrate | dörren | inntørke > dehydrator | dörrautomat, dörrgerät | mattørker
  vacuumize | vakuumieren | vakuumere, vakuumpakke > vacuum sealer, vacuum sealer bags | vakuumierer, vakuumiergerät, vakuumbeutel | vakuumpakker, vakuumposer
  deepfry | frittieren | frityrsteke, frityre > deep fryer, air fryer, fryer | fritteuse, heißluftfritteuse | frityrkoker, airfryer
  smoke | räuchern | røyke > smoker, smoking chips | räucherofen, räuchergrill, räucherchips | røykovn, røykeflis
  shell | knacken | knekke > nutcracker | nussknacker | nøtteknekker
  carve | tranchieren, schnitzen | forskjære, spikke > carving knife, carving fork, whittling knife | tranchiermesser, schnitzmesser, tranchiergabel | forskjærkniv, spikkekniv
  serve | servieren, auftischen, anrichten | servere > serving tray, serving platter, serving bowl, tray | tablett, servierplatte, servierschüssel, serviertablett | serveringsbrett, serveringsfat, serveringsskål
  pour | einschenken, eingießen, einfüllen | skjenke, helle > jug, carafe, pitcher, funnel, pourer | krug, karaffe, ausgießer, trichter | mugge, karaffel, skjenketut, trakt

  print | drucken, ausdrucken | printe, utskrive > printer | drucker | skriver, printer
  scan | scannen, einscannen | skanne > scanner, document scanner | scanner, dokumentenscanner | skanner, dokumentskanner
  copy | kopieren | kopiere > copier, multifunction printer | kopierer, multifunktionsdrucker | kopimaskin, multifunksjonsskriver
  laminate | laminieren, einlaminieren | laminere > laminator | laminiergerät | lamineringsmaskin
  staple | zusammenheften, tackern | stifte > stapler, staple gun | hefter, tacker, handtacker | stiftemaskin, stiftepistol
  erase | radieren, ausradieren, wegradieren | viske > eraser | radiergummi, radierer, tintenkiller | viskelær, blekkfjerner
  label, mark | beschriften, etikettieren, kennzeichnen, markieren | merke, etikettere > label maker, label printer, labels, marker | beschriftungsgerät, etikettendrucker, etiketten, marker, textmarker | merkemaskin, etikettskriver, etiketter, merkepenn
  sort, organize, organise, tidy | ordnen, sortieren, abheften | sortere, arkivere, rydde > organizer, organiser, ring binder, folder, sorting case | ordner, organizer, sortierkasten, ablage | ringperm, organiser, sortimentsboks, arkivboks
  wrap, pack | einpacken, verpacken | pakke, innpakke > wrapping paper, gift wrap, packing paper, bubble wrap, cardboard box | geschenkpapier, packpapier, luftpolsterfolie, karton | gavepapir, pakkepapir, bobleplast, pappeske
  send, ship, mail | verschicken, versenden, abschicken | sende, forsende > envelope, shipping box, padded envelope, shipping bag | umschlag, briefumschlag, versandkarton, versandtasche | konvolutt, boblekonvolutt, pappeske
  calculate | rechnen, ausrechnen | regne > calculator | taschenrechner | kalkulator
  type | tippen | maskinskrive > keyboard | tastatur | tastatur
  listen | hören, anhören, musikhören | lytte, høre > headphones, speaker, earbuds, radio | kopfhörer, lautsprecher, ohrhörer, radio | hodetelefoner, høyttaler, ørepropper, radio
  record | aufzeichnen, aufnehmen | innspille > microphone, voice recorder, recorder | mikrofon, diktiergerät, recorder | mikrofon, diktafon, opptaker
  amplify, boost | verstärken | forsterke > amplifier, repeater, wifi extender | verstärker, repeater, wlan-verstärker | forsterker, repeater
  extend | verlängern | forlenge, skjøte > extension cord, extension lead, extension cable, extension | verlängerungskabel, verlängerung | skjøteledning, forlenger
  connect | anschließen, verbinden | koble, tilkoble > adapter, cable, connector, hub | adapter, kabel, verbinder, hub | adapter, kabel, kobling, hub
  convert | umwandeln, konvertieren | konvertere, omforme > adapter, converter, inverter | adapter, wandler, wechselrichter | adapter, omformer, inverter
  navigate | navigieren | navigere > gps navigation, navigation device, compass | navigationsgerät, kompass | gps, kompass
  monitor, surveil | überwachen | overvåke > security camera, surveillance camera, camera, baby monitor | überwachungskamera, kamera, babyphone | overvåkningskamera, kamera, babycall
  track, locate | orten, wiederfinden, aufspüren | spore, gjenfinne > tracker, key finder, gps tracker, detector | tracker, schlüsselfinder, gps-tracker, detektor | sporer, nøkkelfinner, gps-sporer, detektor
  detect, warn | warnen, melden | varsle, oppdage > detector, alarm, sensor | melder, warner, detektor, sensor | varsler, detektor, alarm, sensor
  test | testen, prüfen | teste > tester, test kit, test strips | tester, prüfer, teststreifen | tester, testsett, teststrimler
  project | projizieren | projisere > projector, projector screen | beamer, projektor, beamer-leinwand | prosjektor, projektorlerret
  stream | streamen | strømme > streaming stick, streaming box, media player | streaming-stick, streaming-box, mediaplayer | strømmepinne, strømmeboks, mediespiller
  dim | dimmen | dimme > dimmer, dimmer switch | dimmer, dimmschalter | dimmer, lysdimmer
  jumpstart | überbrücken, fremdstarten | nødstarte > jump leads, jumper cables, jump starter | starthilfekabel, überbrückungskabel, starthilfegerät | startkabler, startbooster
  refuel | tanken, betanken | tanke > fuel can, petrol can, jerry can | benzinkanister, kanister, reservekanister | bensinkanne, jerrykanne
`;

/** Of these verbs, things for other objects are no answer: a trap for mice catches no moths. */
export const householdUsesOfOneObject =
  'remove repel kill catch seal repair cover protect polish wax dye feed test label wipe scrub spray fill insulate detect filter connect frame tile collect harvest grow support fasten scrape preserve decorate groom extend convert send';

/** What is removed, repelled, cleaned or repaired: `English | German | Norwegian`. */
export const householdObjects = `
  mosquito, midge | mücke, stechmücke, moskito, gelse | mygg
  fly, flies | fliege | flue
  wasp | wespe | veps
  ant | ameise | maur
  mouse, mice | maus, mäuse | mus
  rat | ratte | rotte
  moth | motte | møll
  slug, snail | schnecke | snegle
  mole, vole | maulwurf, maulwürfe, wühlmaus, wühlmäuse | muldvarp, jordrotte
  marten | marder | mår
  insect, bug | insekt, ungeziefer | insekt
  tick | zecke | flått
  flea | floh, flöhe | loppe
  weed | unkraut | ugress
  moss | moos | mose
  algae | alge, algen | alge
  stain | fleck | flekk
  rust | rost | rust
  limescale, lime | kalk | kalk
  mold, mould | schimmel | mugg
  grease | fett | fett
  dust | staub | støv
  smell, odor, odour | geruch, gerüche, gestank | lukt
  lint | fussel | lo
  scratch, scratches | kratzer | ripe, riper
  crack | riss | sprekk
  oven | backofen, ofen | stekeovn, ovn
  toilet | toilette, klo, wc | toalett, do
  sink, drain | abfluss, waschbecken, spüle | avløp, vask, sluk
  dish, dishes | geschirr | oppvask
  sofa, couch | sofa, couch | sofa
  furniture | möbel | møbel
  leather | leder | skinn, lær
  silver | silber | sølv
  pan | pfanne | panne
  grill, barbecue, bbq | grill | grill
  dog, puppy | hund | hund
  cat | katze | katt
  bird | vogel, vögel | fugl
  horse | pferd | hest
  chicken, hen | huhn, hühner | høne, høner
  picture, photo | bild, foto | bilde, foto
  cable | kabel | kabel, ledning
  pipe | rohr | rør
  tire, tyre | reifen | dekk
  curtain | vorhang, vorhänge, gardine | gardin
  door | tür | dør
  roof | dach, dächer | tak
  pool | pool | basseng
  pond | teich | dam
  onion | zwiebel | løk
  garlic | knoblauch | hvitløk
  nut | nuss, nüsse | nøtt
  apple | apfel, äpfel | eple
  pizza | pizza | pizza
  cake | kuchen, torte | kake
  ice | eis | is
  wine | wein | vin
  fabric, textile | stoff | stoff
  sock | socke | sokk
  key | schlüssel | nøkkel
  document | dokument, akte | dokument
  letter | brief | brev
  parcel | paket | pakke
  gift, present | geschenk | gave
  laptop, computer | laptop, computer, rechner | laptop, datamaskin, pc
  screen | bildschirm | skjerm
  smoke | rauch | røyk
  sound, noise | schall, lärm | lyd, støy
`;
