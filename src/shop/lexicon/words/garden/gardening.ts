/** Lawns, soils, feeding and protecting plants, garden tools, watering and ponds: `English | German | Norwegian`, a concept a line. */
export const gardening = `
  rolled turf, turf, sod | rollrasen, fertigrasen | ferdigplen, rullegress
  artificial grass, fake grass, artificial turf | kunstrasen, rasenteppich | kunstgress
  clover seed | kleesamen | kløverfrø
  lawn sand, topdressing | rasensand, rasenerde | plensand, toppdressing
  moss killer, moss remover | moosvernichter, moosentferner | mosedreper, mosemiddel
  weedkiller, weed killer, herbicide | unkrautvernichter, unkrautmittel, herbizid | ugressmiddel, ugressdreper
  weed burner, weed torch | unkrautbrenner, abflammgerät | ugressbrenner
  weed puller, weeding tool, dandelion remover | unkrautentferner, löwenzahnstecher | løvetannjern, ugressjern
  joint scraper, crack weeder, patio knife | fugenkratzer, fugenmesser | fugeskrape, fugekniv
  patio brush, joint brush, weed brush | fugenbürste, unkrautbürste | fugebørste, ugressbørste
  weed membrane, weed control fabric, landscape fabric | unkrautvlies, unkrautfolie | ugressduk
  garden fleece, frost fleece, plant fleece | gartenvlies, winterschutzvlies, frostschutzvlies | fiberduk, vinterduk, frostduk
  geotextile | geotextil, geovlies | geotekstil, markduk
  garden netting, bird netting | vogelschutznetz, gartennetz | fuglenett, hagenett
  vegetable netting | gemüseschutznetz | insektnett, grønnsaksnett
  pond net, leaf net | laubschutznetz, teichnetz | løvnett, damnett
  pesticide, plant protection product | pflanzenschutzmittel | plantevernmiddel
  aphid spray, aphid killer | blattlausmittel, blattlausspray | bladlusmiddel, bladlusspray
  fungicide, mildew spray | fungizid, mehltaumittel | soppmiddel for planter
  neem oil | neemöl, niemöl | neemolje
  slug pellets, slug killer, snail bait | schneckenkorn, schneckengift | sneglemiddel, sneglegift, sneglekorn
  slug fence, snail barrier | schneckenzaun, schneckenschutz | sneglegjerde, sneglebarriere
  yellow sticky traps, gnat traps | gelbsticker, gelbtafeln, gelbfallen | limfelle for planter, hærmyggfelle
  tree wound dressing, tree sealer | baumwachs, wundverschluss für bäume | sårbalsam for trær
  garden lime, lawn lime | gartenkalk, rasenkalk | hagekalk, plenkalk
  bone meal | knochenmehl | beinmel
  horn meal, hoof and horn | hornspäne, hornmehl | hornmel
  manure, cow manure pellets | rinderdung, rinderdungpellets, stallmist | kugjødsel, naturgjødsel
  chicken manure | hühnermist, hühnerdung | hønsegjødsel
  epsom salt | bittersalz | bittersalt, epsomsalt
  tomato feed, tomato fertilizer | tomatendünger | tomatgjødsel
  rose fertilizer, rose food | rosendünger | rosegjødsel
  orchid fertilizer | orchideendünger | orkidegjødsel
  liquid plant food, liquid fertilizer | flüssigdünger | flytende gjødsel
  slow release fertilizer | langzeitdünger, depotdünger | langtidsvirkende gjødsel
  compost accelerator, compost activator | kompostbeschleuniger, kompoststarter | kompostfremmer, kompostaktivator
  worm composter, wormery | wurmkomposter, wurmkiste | ormekompost
  seed compost, seedling soil | anzuchterde, aussaaterde | såjord
  cactus soil | kakteenerde | kaktusjord
  rhododendron soil, ericaceous compost | rhododendronerde, moorbeeterde | rododendronjord, surjord
  raised bed soil | hochbeeterde | høybedjord
  orchid bark, orchid compost | orchideenerde, orchideensubstrat | orkidejord, orkidébark
  topsoil, garden soil | mutterboden, gartenerde, oberboden | matjord, hagejord
  peat, peat moss | torf, weißtorf | torv, hagetorv
  coconut coir, coco coir | kokoserde, kokosfaser, kokossubstrat | kokosjord, kokosfiber
  expanded clay, clay pebbles, hydroponic clay | blähton, tongranulat | lecakuler, leca
  perlite | perlit, perlite | perlitt
  vermiculite | vermiculit | vermikulitt
  lava rock, lava mulch | lavamulch, lavagranulat, lavasteine | lavastein
  pine bark | pinienrinde | furubark
  gravel, garden gravel | kies, gartenkies | grus, hagegrus
  decorative stones, decorative gravel, pebbles | ziersteine, zierkies, dekokies | dekorstein, pyntestein
  grow bag, planting bag, plant bag | pflanzsack, pflanztasche | plantesekk, dyrkesekk
  potato planter, potato grow bag | kartoffelpflanzsack, kartoffeltopf | potetsekk, potetpose
  seed tray, propagation tray, germination tray | anzuchtschale, saatschale, anzuchtplatte | såbrett, pluggbrett, såkasse
  propagator, mini greenhouse, seed propagator | zimmergewächshaus, anzuchtkasten, minigewächshaus | minidrivhus, vindusdrivhus
  peat pots | torftöpfe, anzuchttöpfe | torvpotter
  peat pellets, coir pellets | quelltabletten, torfquelltöpfe, kokosquelltabletten | torvbriketter, kokosbriketter, såbriketter
  seedling heat mat | heizmatte für pflanzen, anzuchtheizmatte | varmematte for planter
  dibber | pflanzholz | plantepinne
  bulb planter | blumenzwiebelpflanzer, zwiebelpflanzer | løksetter, løkplanter
  plant labels, plant markers | pflanzschilder, pflanzenschilder, stecketiketten | plantemerker, planteskilt, plantepinner
  plant ties, plant clips | pflanzenbinder, pflanzenclips | plantebinder, planteklips
  garden twine, garden string | gartenschnur, bindeschnur | hagesnor, plantesnor
  plant stake, plant support | pflanzstab, pflanzenstütze, rankhilfe | plantestøtte, blomsterpinne, plantestokk
  tomato spiral, tomato cage | tomatenstab, tomatenspirale | tomatspiral, tomatstøtte
  tomato house, tomato greenhouse | tomatenhaus, tomatengewächshaus | tomathus
  trellis | rankgitter, spalier, rankgerüst | espalier
  rose arch, garden arch | rosenbogen, rankbogen | rosebue
  obelisk trellis, garden obelisk | rankobelisk, rankturm | plantetårn, obelisk
  self watering planter | bewässerungstopf, pflanzkübel mit wasserspeicher | selvvanningspotte, selvvannende potte
  pot trolley, plant caddy, plant roller | pflanzenroller, blumenroller, rollbrett für pflanzen | plantetralle, potterulle
  cachepot, cover pot | umtopf, überblumentopf | potteskjuler
  trough planter, planter box | pflanzkübel, pflanztrog, pflanzkasten | plantekar, blomsterkasse
  railing planter, balcony pot holder | geländerkasten, balkonkastenhalter, geländertopf | rekkverkspotte, balkongkasseholder
  lawn edging, garden edging, bed edging | rasenkante, beeteinfassung, beetumrandung | plenkant, bedkant
  lawn edger, half moon edger, edging iron | rasenkantenstecher, kantenstecher | kantstikker, kantskjærer
  grass shears, edging shears | grasschere, rasenkantenschere | gressaks, plensaks
  scythe | sense | ljå
  sickle | sichel | sigd
  machete | buschmesser |
  pruning saw | astsäge, baumsäge | beskjæringssag, grensag
  pole saw, pole pruner | hochentaster, stangensäge, teleskopsäge | stangsag
  anvil secateurs, anvil pruner | ambossschere, amboss-gartenschere | amboltsaks
  fruit picker, apple picker | obstpflücker, apfelpflücker | fruktplukker, epleplukker
  berry picker, berry comb | beerenpflücker, beerenkamm | bærplukker
  seed spreader, fertilizer spreader | streuwagen, düngerstreuer, saatstreuer | gjødselspreder, spredevogn
  lawn roller, garden roller | rasenwalze, gartenwalze | plenvals, plenrulle, hagetrommel
  lawn aerator | rasenlüfter, aerifizierer | plenlufter
  riding mower, ride on mower, lawn tractor, garden tractor | rasentraktor, aufsitzmäher | plentraktor, sitteklipper
  push mower, reel mower, cylinder mower, manual lawn mower | spindelmäher, handrasenmäher | håndklipper, sylinderklipper
  cordless lawn mower, battery lawn mower | akku-rasenmäher, akkurasenmäher | batteriklipper, batterigressklipper
  petrol lawn mower, gas lawn mower | benzinrasenmäher, benzin-rasenmäher | bensinklipper, bensingressklipper
  boundary wire, perimeter wire | begrenzungskabel, begrenzungsdraht | begrensningskabel, kantkabel, avgrensningskabel
  robot mower garage, mower shelter | mähroboter-garage, mähroboterdach | robotklipper-garasje, robotklipperhus
  grass shears cordless, cordless grass shears | akku-grasschere, akku-strauchschere | batterigressaks, batterisaks
  brush cutter, brushcutter | freischneider | ryddesag
  log splitter, wood splitter | holzspalter | vedkløyver, kløyvemaskin
  splitting axe, splitting maul | spaltaxt, spalthammer | kløyveøks, klyveøks
  splitting wedge | spaltkeil | kløyvekile
  firewood rack, log store, log holder | kaminholzregal, brennholzregal, holzlege, kaminholzständer | vedstativ, vedholder
  log basket, firewood basket | holzkorb, kaminholzkorb | vedkurv
  log carrier, firewood carrier | holztragetasche, kaminholztasche | vedbærer, vedveske
  leaf grabber | laubgreifer, laubzange | løvgriper
  garden waste bag, garden sack, leaf bag | gartensack, laubsack, gartenabfallsack | hageavfallssekk, hagesekk, løvsekk
  litter picker, grabber, reacher grabber, grabber tool | greifzange, müllgreifer, greifhilfe | gripeklo, gripetang, søppelplukker
  soil sieve, garden sieve, riddle | erdsieb, gartensieb, kompostsieb | jordsil, jordsikt, hagesold
  garden kneeler, kneeling pad | kniekissen, kniebank | knepute, knematte
  garden tool set, garden hand tools | gartenwerkzeug, gartenwerkzeug-set, gartengeräte | hageredskap, hageverktøy
  garden tool rack, tool hanger | gerätehalter, gartengerätehalter | redskapsholder til vegg, hageredskapsholder
  post hole digger, earth auger | erdbohrer, erdlochbohrer | jordbor, stolpebor
  pickaxe, pick axe | spitzhacke, kreuzhacke | spisshakke
  pitchfork, hay fork | heugabel | høygaffel, høygreip
  soaker hose, drip hose | perlschlauch, tropfschlauch | siveslange, dryppslange
  drip irrigation, irrigation kit, watering system | tropfbewässerung, bewässerungssystem, bewässerungsset | dryppvanning, vanningsanlegg, vanningssett
  water timer, irrigation timer, watering computer | bewässerungscomputer, bewässerungsuhr | vanningscomputer, vanningsur, vanningstimer
  watering globes, watering spikes, plant watering bulbs | bewässerungskugeln, durstkugeln, bewässerungskegel | vanningskuler, vanningskjegler
  hose connector, hose coupling, hose fitting | schlauchkupplung, schlauchanschluss, schlauchverbinder | slangekobling, hurtigkobling, slangekontakt
  tap connector, hose tap adapter | hahnanschluss, hahnstück, wasserhahnanschluss | krankobling, krannippel
  hose clamp, hose clip, jubilee clip | schlauchschelle, schlauchklemme | slangeklemme
  hose holder, hose hanger | schlauchhalter, schlauchwandhalter | slangeholder, slangekrok
  expandable hose, flexible hose, magic hose | dehnbarer gartenschlauch, flexibler gartenschlauch, flexischlauch | flexislange, uttrekkbar slange
  submersible pump, sump pump, dirty water pump | tauchpumpe, schmutzwasserpumpe | nedsenkbar pumpe, lensepumpe, dykkpumpe
  garden pump, irrigation pump | gartenpumpe, bewässerungspumpe | hagepumpe, vanningspumpe
  well pump, deep well pump | brunnenpumpe, tiefbrunnenpumpe | brønnpumpe, borehullspumpe
  domestic waterworks, pressure pump, booster pump | hauswasserwerk, hauswasserautomat | vannautomat, trykkpumpe, pumpeautomat
  well hand pump | schwengelpumpe, handschwengelpumpe | håndpumpe til brønn
  rain gauge | regenmesser, niederschlagsmesser | regnmåler
  downpipe diverter, rain collector | regensammler, fallrohrfilter, regendieb | nedløpsutkaster, regnvannssamler
  garden sprayer, pressure sprayer, pump sprayer | drucksprüher, gartenspritze, pumpsprüher | trykksprøyte, hagesprøyte
  backpack sprayer, knapsack sprayer | rückenspritze, rückensprüher | ryggsprøyte
  plant mister, mist sprayer | blumensprüher, pflanzensprüher | blomsterdusj, blomstersprøyte
  soil moisture meter, soil tester | bodenfeuchtemesser, bodentester | jordfuktighetsmåler
  pond | teich, gartenteich | hagedam
  pond liner | teichfolie | damduk, damfolie
  pond pump | teichpumpe, springbrunnenpumpe, bachlaufpumpe | dampumpe, fontenepumpe
  pond filter | teichfilter | damfilter
  pond vacuum, pond cleaner | teichsauger, teichschlammsauger | damsuger
  garden fountain, water feature | springbrunnen, gartenbrunnen, wasserspiel | hagefontene, vannspill
  algae remover, algae killer, algaecide | algenvernichter, algenmittel, algenentferner | algemiddel, algefjerner
`;
