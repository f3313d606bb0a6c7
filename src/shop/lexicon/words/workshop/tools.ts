/** Hand tools, power tools, the workshop and protective equipment: `English | German | Norwegian`, a concept a line. */
export const tools = `
  adjustable wrench, adjustable spanner, crescent wrench | rollgabelschlüssel, engländer, verstellbarer schraubenschlüssel | svensknøkkel, justerbar fastnøkkel
  combination spanner, combination wrench | ringmaulschlüssel, gabelringschlüssel | kombinasjonsnøkkel
  open ended spanner, open end wrench | maulschlüssel, gabelschlüssel | gaffelnøkkel
  ring spanner, box end wrench | ringschlüssel | ringnøkkel
  ratchet, ratchet wrench | ratsche, knarre | skralle, skrallenøkkel
  wrench socket, ratchet socket | stecknuss, steckschlüsseleinsatz | pipe til skralle
  torque wrench | drehmomentschlüssel | momentnøkkel
  pipe wrench, stillson wrench | rohrzange, rohrschlüssel | rørtang, rørnøkkel
  water pump pliers, slip joint pliers | wasserpumpenzange, pumpenzange | polygriptang, vannpumpetang
  combination pliers, lineman pliers | kombizange | kombinasjonstang, kombitang
  needle nose pliers, long nose pliers | spitzzange, langbeckzange, flachrundzange | spisstang, nebbtang
  side cutters, diagonal pliers, wire cutters, diagonal cutters | seitenschneider, drahtschneider | avbitertang, sideavbiter
  pincers, carpenter's pincers | kneifzange, beißzange | knipetang
  locking pliers, mole grips, vise grips | gripzange, feststellzange | griptang, låsetang
  bolt cutter, bolt cutters | bolzenschneider | boltekutter, boltsaks
  tin snips, metal shears, sheet metal shears | blechschere | blikksaks, platesaks
  crimping tool, crimping pliers, crimper | crimpzange, quetschzange, aderendhülsenzange | krympetang, kabelskotang
  wire stripper, cable stripper | abisolierzange, abmantler, entmanteler | avisoleringstang, kabelavmantler
  circlip pliers, snap ring pliers | seegerringzange, sprengringzange | låseringstang, seegertang
  eyelet pliers | ösenzange | maljetang
  leather punch, punch pliers | lochzange, revolverlochzange | hulltang
  rivet gun, riveter, pop riveter, blind rivet tool | nietzange, blindnietzange, nietpistole | naglepistol, nagletang, popnagletang
  phillips screwdriver, cross head screwdriver | kreuzschlitzschraubendreher, kreuzschraubendreher | stjerneskrutrekker, stjerneskrujern
  slotted screwdriver, flat head screwdriver | schlitzschraubendreher | flatskrutrekker, flattrekker
  torx key, torx screwdriver | torx-schlüssel, torxschlüssel, torx-schraubendreher | torxnøkkel, torx-skrutrekker
  precision screwdriver set, jeweler's screwdrivers | feinmechaniker-schraubendreher, präzisionsschraubendreher | presisjonsskrutrekker, finmekanikerskrutrekker
  voltage tester, mains tester | spannungsprüfer, phasenprüfer | spenningstester, spenningsprøver
  screwdriver set | schraubendreher-set, schraubendrehersatz | skrutrekkersett
  ball pein hammer, engineer's hammer | schlosserhammer | kulehammer, benkehammer
  sledgehammer, sledge hammer | vorschlaghammer | slegge
  club hammer, lump hammer | fäustel | feisel
  roofing hammer, carpenter's hammer | latthammer | tømrerhammer
  soft face hammer, dead blow hammer | schonhammer | plasthammer, kobberhammer
  nail set, nail punch | nagelversenker, versenkstift | spikerdor
  centre punch, center punch | körnerspitze, ankörner | kjørner
  tape rule, retractable tape measure | rollmaßband, rollbandmaß | rullebåndmål
  laser measure, laser distance meter | laser-entfernungsmesser, laserdistanzmesser, laserentfernungsmesser | avstandsmåler, laseravstandsmåler, lasermåler
  laser level, cross line laser, line laser | kreuzlinienlaser, linienlaser, laser-wasserwaage | krysslaser, linjelaser
  carpenter's square, try square | anschlagwinkel, zimmermannswinkel, schreinerwinkel | vinkelhake, snekkervinkel
  protractor, angle finder | winkelmesser | gradskive, vinkelmåler
  bevel gauge, sliding bevel | schmiege, stellschmiege | svaivinkel
  calipers, vernier caliper, caliper gauge | messschieber, schieblehre | skyvelære, skyvelær
  micrometer screw, micrometer gauge | mikrometerschraube, bügelmessschraube | mikrometerskrue
  feeler gauge | fühlerlehre | bladmål, følerlære
  plumb bob, plumb line | senklot, richtlot, schnurlot | loddesnor, murlodd
  chalk line, chalk reel | schlagschnur, kreideschnur | krittsnor
  carpenter's pencil | zimmermannsbleistift, tischlerbleistift | tømmermannsblyant, snekkerblyant
  stud finder, wire detector, stud detector, wall scanner | ortungsgerät, leitungssucher, balkenfinder, leitungsfinder | stenderfinner, veggskanner, kabelsøker
  moisture detector, damp meter | feuchtemessgerät, feuchtigkeitsmessgerät, holzfeuchtemesser | fuktmåler
  infrared thermometer, laser thermometer, forehead thermometer | infrarot-thermometer, laserthermometer, infrarotthermometer, stirnthermometer | infrarødt termometer, ir-termometer, pannetermometer
  thermal camera, thermal imaging camera, thermal scope, thermal imaging device | wärmebildkamera, wärmebildgerät | varmekamera, termisk kamera, termisk kikkert
  endoscope, inspection camera, borescope | endoskop, endoskopkamera, inspektionskamera | inspeksjonskamera, endoskop
  sound level meter, decibel meter | schallpegelmessgerät, lautstärkemesser | lydmåler, desibelmåler
  metal detector | metalldetektor, metallsuchgerät | metalldetektor, metallsøker
  hacksaw, hack saw | metallsäge, eisensäge, metallbügelsäge | baufil, metallsag
  coping saw, fret saw, fretsaw | laubsäge | løvsag
  bow saw | bügelsäge | buesag, svensksag
  tenon saw, back saw | rückensäge, feinsäge | tappesag, finsag
  mitre box, miter box | gehrungslade, schneidlade | gjærkasse, gjærekasse
  japanese saw, pull saw | japansäge, zugsäge | japansag
  drywall saw, plasterboard saw | gipskartonsäge | gipssag
  hole saw | lochsäge, dosensenker | hullsag
  mitre saw, miter saw, chop saw | kappsäge, gehrungssäge | kappsag, gjæringssag, gjærsag
  table saw | tischkreissäge | bordsag
  band saw, bandsaw | bandsäge | båndsag
  scroll saw | dekupiersäge | dekupørsag, kontursag
  plunge saw, track saw | tauchsäge | dykksag, senksag
  reciprocating saw, sabre saw, recip saw | säbelsäge, reciprosäge | bajonettsag, tigersag
  tile cutter | fliesenschneider | flisekutter, flisskjærer
  tile saw, wet saw | fliesensäge | flissag
  glass cutter | glasschneider | glasskjærer, glasskutter
  oscillating tool, oscillating multi-tool | oszillierer, oszillationswerkzeug | multikutter, multisag
  rotary tool, mini drill, hobby drill | dremel, multischleifer, minischleifer | dremel, minidrill, multisliper
  impact driver | drehschlagschrauber, akku-schlagschrauber | slagtrekker, slagskrutrekker
  impact wrench | schlagschrauber, druckluft-schlagschrauber | muttertrekker
  cordless hammer drill, cordless impact drill | akku-schlagbohrschrauber, akku-bohrhammer | batteri slagdrill, batteriborhammer
  drywall screwdriver, screw gun | trockenbauschrauber, magazinschrauber | gipsskrumaskin, skruautomat
  demolition hammer, jackhammer, breaker hammer | abbruchhammer, stemmhammer, meißelhammer | meiselhammer, pigghammer
  drill press, pillar drill, bench drill | standbohrmaschine, säulenbohrmaschine, tischbohrmaschine, ständerbohrmaschine | søylebormaskin, benkbormaskin, søyledrill
  core drill | kernbohrer, kernbohrmaschine | kjernebor
  belt sander | bandschleifer | båndsliper, båndpusser
  orbital sander, random orbital sander | exzenterschleifer | eksentersliper, eksenterpusser
  sheet sander, finishing sander | schwingschleifer | plansliper, planpusser
  delta sander, detail sander, mouse sander | deltaschleifer, dreiecksschleifer | deltasliper, trekantpusser
  drywall sander, giraffe sander | langhalsschleifer, trockenbauschleifer, wandschleifer | giraffsliper, veggsliper, sparkelsliper
  bench grinder, double grinder | doppelschleifer, schleifbock | benksliper
  wire brush, steel brush | drahtbürste, stahlbürste | stålbørste
  sanding block, hand sander | schleifklotz, handschleifer | slipekloss, pussekloss
  sanding sponge | schleifschwamm | slipesvamp
  sanding belt | schleifband | slipebånd, pussebånd
  cutting disc, cut off wheel | trennscheibe, flexscheibe | kappeskive, kappskive
  grinding disc | schruppscheibe | skrubbskive
  flap disc | fächerscheibe | lamellskive
  diamond blade, diamond disc | diamantscheibe, diamanttrennscheibe | diamantskive, diamantblad
  wood router, plunge router | oberfräse | overfres, håndoverfres
  router bit, milling cutter | fräser, nutfräser | fresestål, fresejern
  hand plane, block plane | handhobel, einhandhobel | håndhøvel
  thicknesser, planer thicknesser | dickenhobel, abrichthobel | tykkelseshøvel
  drawknife, draw knife | ziehmesser | båndkniv, bandkniv
  wood carving tools, carving tools, carving chisels | schnitzwerkzeug, schnitzeisen | treskjæringsverktøy, treskjærersett
  whittling knife, carving knife wood, wood carving set | schnitzmesser, schnitzset | spikkekniv, treskjæringssett
  rasp, wood rasp | raspel, holzraspel | rasp, trerasp
  metal file, hand file | metallfeile, werkstattfeile | metallfil
  deburring tool | entgrater | avgrader
  countersink bit, countersink | kegelsenker, senker | forsenker
  tap die set, thread cutter | gewindeschneider, gewindebohrer, gewindeschneidsatz | gjengetapp, gjengesett
  screw extractor, broken bolt extractor | schraubenausdreher, linksausdreher | skrueuttrekker, pinneuttrekker
  masonry drill bit, concrete drill bit | steinbohrer, betonbohrer, mauerbohrer | murbor, steinbor, betongbor
  wood drill bit | holzbohrer | trebor
  metal drill bit, hss drill bit, twist drill | metallbohrer, hss-bohrer, spiralbohrer | metallbor, hss-bor, spiralbor
  forstner bit | forstnerbohrer | forstnerbor, kvistbor
  step drill, step drill bit | stufenbohrer | trinnbor, steppbor
  tile drill bit, glass drill bit | fliesenbohrer, glasbohrer | flisbor, glassbor
  drill bit set | bohrerset, bohrersatz, bohrer-set | borsett
  drill chuck | bohrfutter | borchuck, chuck
  hot air gun, heat gun, paint stripper gun | heißluftpistole, heißluftgebläse, heißluftfön | varmluftspistol, varmluftpistol
  blow lamp, blowtorch, gas torch | lötlampe, gasbrenner, lötbrenner | loddelampe, gassbrenner, blåselampe
  nail gun, nailer, brad nailer | nagelpistole, nagler, druckluftnagler | spikerpistol, dykkertpistol
  staple gun, hand tacker | handtacker, tackerpistole | stiftepistol, krampepistol
  caulking gun, cartridge gun, silicone gun | kartuschenpistole, silikonpistole, auspresspistole | fugepistol, patronpistol
  grease gun | fettpresse, schmierpresse | fettpresse, fettpistol
  paint sprayer, airless sprayer | farbsprühsystem, farbspritzpistole, lackierpistole, farbsprühgerät | malesprøyte, malingssprøyte
  air compressor, compressor | kompressor, druckluftkompressor | kompressor, luftkompressor
  compressed air hose, air compressor hose | druckluftschlauch | trykkluftslange
  air blow gun, blow gun | ausblaspistole, druckluftpistole | blåsepistol
  air tools, pneumatic tools | druckluftwerkzeug | luftverktøy, trykkluftverktøy
  welder, welding machine, welding inverter, mig welder | schweißgerät, schweißmaschine, inverter-schweißgerät | sveiseapparat, sveisemaskin, sveiseinverter
  welding helmet, welding mask | schweißhelm, schweißschirm, schweißmaske | sveisehjelm, sveisemaske
  welding electrodes, welding rods | schweißelektroden, stabelektroden | sveiseelektroder, sveisepinner
  welding wire | schweißdraht | sveisetråd
  welding gloves | schweißerhandschuhe | sveisehansker
  soldering station | lötstation | loddestasjon
  flux, soldering flux | flussmittel, lötfett, lötwasser | flussmiddel, loddefett
  desoldering pump, solder sucker | entlötpumpe, entlötsaugpumpe | loddesuger, tinnsuger
  third hand tool, soldering helping hand | dritte hand, löthilfe | tredje hånd
  tool belt, tool apron | werkzeuggürtel, nageltasche | verktøybelte, snekkerbelte
  tool bag | werkzeugtasche | verktøyveske, verktøybag
  tool trolley, tool cart, roller cabinet | werkstattwagen, werkzeugwagen, werkzeugtrolley | verktøytralle, verktøyvogn
  small parts organizer, parts storage box, sorting case, assortment box | sortimentskasten, sortierkasten, kleinteilemagazin, sortimentsbox | sortimentsboks, småtingsskap, skruskrin, sortimentsskrin
  stacking bins, picking bins | sichtlagerkästen, sichtlagerbox, stapelsichtbox | plukkekasser, stableskuffer
  tool wall, tool board | werkzeugwand, werkzeuglochwand | verktøytavle, verktøyvegg
  magnetic tray, magnetic bowl | magnetschale, magnetteller | magnetskål, magnetbrett
  pick up magnet, magnetic pickup tool | magnetheber, teleskopmagnet | magnetplukker, teleskopmagnet
  bench vice, bench vise | werkbankschraubstock, parallelschraubstock | benkskrustikke
  quick clamp, one handed clamp, trigger clamp | einhandzwinge, schnellspannzwinge | hurtigtvinge, enhåndstvinge
  spring clamp | federzwinge, leimklammer | fjærklemme, klemmetvinge, limklype
  corner clamp, angle clamp | winkelspanner, eckzwinge | vinkeltvinge, hjørnetvinge
  ratchet strap, lashing strap, tie down strap | spanngurt, zurrgurt, ratschengurt | jekkestropp, lastestropp, surrestropp
  bungee cord, bungee strap | gepäckspanner, spanngummi, expanderseil, gepäckgummi | bagasjestrikk, lastestrikk, gummistropp
  moving strap, lifting strap | tragegurt, umzugsgurt, möbeltragegurt | løftestropp, bærestropp
  furniture roller, furniture dolly, moving dolly | möbelroller, möbelhund, transportroller | møbeltralle, møbelhund
  hand truck, sack truck, sack barrow | sackkarre, sackrodel, stapelkarre | sekketralle, sekkevogn
  platform trolley, platform truck | plattformwagen, transportwagen | plattformtralle, plattformvogn
  stair climber trolley | treppensackkarre, treppenkarre | trappetralle, trappeklatrer
  handcart, garden cart, pull cart, pull along wagon, beach wagon | bollerwagen, handwagen, leiterwagen | håndkjerre, trekkvogn, hagevogn, dragvogn, strandvogn, trillevogn
  pallet truck, pallet jack | hubwagen, handhubwagen, palettenhubwagen | jekketralle, palletralle
  winch, hand winch | seilwinde, handwinde | vinsj, håndvinsj
  chain hoist, hoist, pulley hoist | flaschenzug, kettenzug, hebezeug | talje, kjettingtalje
  rope pulley, pulley block | umlenkrolle, seilrolle | trinse, taljeblokk
  telescopic ladder | teleskopleiter | teleskopstige
  extension ladder | schiebeleiter, anlegeleiter, ausziehleiter | skyvestige, anleggsstige
  loft ladder, attic ladder, attic stairs | bodentreppe, dachbodentreppe, speichertreppe | loftstrapp, loftsstige
  multi purpose ladder, combination ladder, multi-position ladder | mehrzweckleiter, vielzweckleiter, kombileiter | kombistige, leddstige, flerbruksstige
  scaffold, scaffolding, scaffold tower | baugerüst, rollgerüst | rullestillas, fasadestillas
  work platform, platform steps | arbeitsplattform, arbeitspodest | arbeidsplattform, arbeidsbukk
  construction spotlight, tripod work light | baustrahler mit stativ, arbeitsscheinwerfer | byggelys, arbeidslampe med stativ
  inspection lamp, magnetic work light | inspektionslampe, werkstattlampe, stablampe werkstatt | inspeksjonslampe, verkstedlampe
  face shield, safety visor | gesichtsschutz, gesichtsschutzschild | ansiktsskjerm
  ffp2 mask, n95 mask, kn95 mask | ffp2-maske, atemschutzmaske ffp2 | ffp2-maske
  ffp3 mask | ffp3-maske | ffp3-maske
  gas mask | gasmaske | gassmaske
  half mask respirator, half mask | halbmaske, atemschutz-halbmaske | halvmaske
  cut resistant gloves, cut proof gloves | schnittschutzhandschuhe | kuttsikre hansker, skjærebestandige hansker
  chainsaw trousers, chainsaw chaps | schnittschutzhose, forsthose | motorsagbukse, vernebukse motorsag
  chainsaw boots | schnittschutzstiefel, forststiefel | vernestøvler motorsag, motorsagstøvler
  forestry helmet, chainsaw helmet | forsthelm, waldarbeiterhelm | skoghjelm, motorsaghjelm
  safety harness, fall arrest harness | auffanggurt, absturzsicherung | fallsele, fallsikring
  disposable coverall, painter's overall | einwegoverall, maleranzug, maleroverall | engangsdress, malerdress
  power tool battery | werkzeugakku | verktøybatteri
  measuring wheel | messrad, rolltacho | målehjul
  chainsaw sharpener | sägekettenschärfer, kettenschärfgerät, sägekettenschärfgerät | kjedesliper, kjedesliper motorsag
  chainsaw file | kettensägenfeile, sägekettenfeile | motorsagfil
  chainsaw bar, guide bar | führungsschiene, sägeschwert, kettensägenschwert | sagsverd, motorsagsverd
  chainsaw oil, bar oil, chain saw oil | sägekettenöl, kettenhaftöl, sägekettenhaftöl | sagkjedeolje, kjedeolje motorsag
  felling lever | fällheber | fellebrekkjern
  timber tongs, log tongs | packzange, holzpackzange | tømmersaks, tømmertang
  felling wedge | fällkeil | fellekile
`;
