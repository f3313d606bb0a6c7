/** Pools, garden furniture, fences, grills, animals in the garden and clearing snow: `English | German | Norwegian`, a concept a line. */
export const terrace = `
  pool cover, pool tarpaulin | poolabdeckung, poolplane | bassengtrekk, bassengovertrekk, bassengduk, bassengcover
  pool pump | poolpumpe, filterpumpe für pool | bassengpumpe
  pool sand filter | sandfilteranlage, poolfilter | sandfilter, bassengfilter
  pool ladder | poolleiter, pooltreppe | bassengstige, bassengtrapp
  pool chlorine, chlorine tablets, chlorine granules, pool chemicals | chlortabletten, chlorgranulat, poolchlor, poolchemie | klortabletter, bassengklor, klorgranulat, bassengkjemi
  pool robot, pool cleaner robot, robotic pool cleaner | poolroboter | bassengrobot, bassengstøvsuger
  pool vacuum, pool cleaner | poolsauger, pool-bodensauger | bassengsuger, bunnsuger
  pool skimmer, pool net | poolkescher, laubkescher | bassenghåv, løvhåv
  pool heater, pool heat pump | poolheizung, pool-wärmepumpe | bassengvarmer, bassengvarmepumpe
  pool test kit, pool tester | pooltester | bassengtester
  garden shed, tool shed, storage shed | gartenhaus, gerätehaus, geräteschuppen, gartenhütte | hagebod, redskapsbod, hageskur
  deck box, cushion box, outdoor storage box | auflagenbox, kissenbox, gartenbox | puteboks, hageboks, putekasse
  carport | carport | carport
  pergola | pergola | pergola
  gazebo, pavilion, garden pavilion | pavillon, gartenpavillon | paviljong, hagepaviljong
  party tent, marquee, event tent | partyzelt, festzelt | partytelt, festtelt
  pop up gazebo, pop up tent, folding gazebo | faltpavillon, faltzelt | pop-up-telt, easy-up-telt, foldetelt
  garden table, patio table, outdoor table | gartentisch, terrassentisch, balkontisch | hagebord, utebord
  garden chair, patio chair, outdoor chair | gartenstuhl, gartensessel, terrassenstuhl | hagestol, utestol
  lounge set, outdoor sofa set, garden sofa | lounge-set, gartenlounge, loungemöbel | loungegruppe, utesofa, hagesofa
  garden dining set, patio set | gartensitzgruppe, balkonset, gartenmöbel-set | hagegruppe, hagemøbelsett, balkongsett
  adirondack chair | adirondack-stuhl, muskoka-stuhl | adirondack-stol
  garden swing, porch swing, swing seat, swing set | hollywoodschaukel, gartenschaukel, schaukelgestell, schaukelgerüst | hagehuske, hagehammock, huskestativ
  beer bench set, beer table set | bierzeltgarnitur, festzeltgarnitur, bierbankgarnitur | ølbenksett, festbordsett
  picnic table | picknicktisch | piknikbord
  sun lounger cushion | liegenauflage, auflage für sonnenliege | solsengpute, solsenghynde
  garden cushion, outdoor cushion | gartenkissen, gartenstuhlauflage | hagepute, hagehynde, hagestolpute
  garden furniture cover, patio furniture cover | gartenmöbel-abdeckung, gartenmöbelhülle | hagemøbeltrekk, møbelovertrekk
  parasol cover | schirmhülle, sonnenschirm-schutzhülle | parasolltrekk
  cantilever parasol, cantilever umbrella | ampelschirm, freiarmschirm | hengeparasoll, frithengende parasoll
  windbreak, wind break, beach windbreak | windschutz, strandwindschutz | levegg, vindskjerm, vindseil
  balcony privacy screen, balcony screen | balkonsichtschutz, balkonbespannung, balkonverkleidung | balkongskjerm, balkongduk
  privacy fence, fence panel | sichtschutzzaun, zaunelement, zaunfeld | gjerdeelement
  bamboo fence, bamboo screen, reed screen | bambusmatte, schilfrohrmatte, sichtschutzmatte | bambusmatte, sivmatte, bambusgjerde
  chicken wire, wire netting | maschendraht, drahtgeflecht, kaninchendraht | hønsenetting, gjerdenetting
  chain link fence | maschendrahtzaun | flettverksgjerde, nettinggjerde
  fence post | zaunpfosten, zaunpfahl | gjerdestolpe
  post spike | einschlaghülse, bodenhülse | jordspyd
  post anchor, post base | pfostenträger, pfostenschuh | stolpesko
  garden gate | gartentor, gartentür, gartenpforte | hageport, hagegrind
  decking boards, terrace boards | terrassendielen, terrassenbretter | terrassebord
  decking tiles, deck tiles | terrassenfliesen, klickfliesen | terrassefliser, klikkfliser, treheller
  paving slab, paving stone, patio slab | gehwegplatte, terrassenplatte, pflasterstein | belegningsstein, hagehelle, steinhelle
  stepping stone, stepping stones | trittplatte, trittstein | tråkkhelle
  garden statue, garden figure, garden ornament | gartenfigur, gartenskulptur | hagefigur, hagepynt
  garden gnome, gnome | gartenzwerg | hagenisse
  wind spinner | windrad, windspinner | vindhjul, vindspinner
  flagpole, flag pole | fahnenmast, flaggenmast, fahnenstange | flaggstang
  flag | flagge, fahne | flagg
  charcoal briquettes, barbecue briquettes | grillbriketts, grillbrikett | grillbriketter, briketter
  chimney starter, charcoal starter | anzündkamin, grillkamin | grillstarter, tennrør
  smoker, bbq smoker, meat smoker, fish smoker, smoking oven | räucherofen, räuchergrill, smoker, räuchertonne | røykovn, smoker, fiskerøyker
  smoking chips, smoking wood, wood chips smoking | räucherchips, räucherholz, räucherspäne, räuchermehl | røykeflis, røykeved, røykflis, røykspon
  electric grill, electric barbecue | elektrogrill | elektrisk grill, elgrill
  table grill, tabletop grill | tischgrill | bordgrill
  portable grill, camping grill | campinggrill, reisegrill | campinggrill, reisegrill
  disposable barbecue, disposable grill | einweggrill | engangsgrill
  pizza oven | pizzaofen | pizzaovn
  swing grill, tripod grill | schwenkgrill, dreibeingrill | trefotgrill, bålgrill
  rotisserie, rotisserie spit | drehspieß, rotisserie | roterende grillspyd
  plancha, plancha grill | plancha, plancha-grill, feuerplatte | stekehelle, bålhelle, plancha
  grill grate, cooking grate, grill rack | grillrost, rost für grill | grillrist
  grill brush, barbecue brush | grillbürste | grillbørste
  grill tongs, barbecue tongs | grillzange | grilltang, grillklype
  grill set, barbecue tools, grill utensils | grillbesteck, grillset | grillsett, grillbestikk, grillredskap
  grill cover, barbecue cover | grillabdeckung, grillabdeckhaube | grilltrekk, grillovertrekk
  grill tray, grill basket | grillschale, grillkorb | grillform, grillkurv
  grill apron, barbecue apron | grillschürze | grillforkle
  grill gloves, barbecue gloves | grillhandschuhe | grillhansker
  gas regulator, gas pressure regulator | gasdruckregler, gasregler | gassregulator
  gas hose, propane hose | gasschlauch, propangasschlauch | gasslange, propanslange
  bird table, ground feeder | futtertisch, bodenfutterstelle | fôringsbrett
  bird fat feeder, suet feeder | meisenknödelhalter | meisebollholder, talgholder
  hummingbird feeder | kolibri-futterspender | kolibrimater
  insect hotel, bee hotel, bug hotel | insektenhotel, bienenhotel | insekthotell, bihotell
  bat box | fledermauskasten | flaggermuskasse
  hedgehog house | igelhaus | pinnsvinhus
  squirrel feeder | eichhörnchen-futterhaus, eichhörnchenhaus | ekornmater, ekornhus
  ice chopper | eisstoßer, eisstößer, eishacker | ishakke
  snow pusher, snow scoop | schneewanne, schneehexe, schneeschaufelwanne | snøskyver, snøkjelke
  road salt, de-icing salt, ice melt | streusalz, auftausalz | veisalt, issmelt
  winter grit | streusplitt, winterstreu | strøsand
  roof rake, snow roof rake | dachschneeschieber, schneerechen | takrake, snørake til tak
`;
