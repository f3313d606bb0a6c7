/** Gardens, terraces, tools and paint: `English | German | Norwegian`, a concept a line. */
export const garden = `
  leaf blower | laubbläser, laubsauger | løvblåser
  grass trimmer, strimmer, string trimmer | rasentrimmer, motorsense, fadenmäher | kantklipper, gresstrimmer, plentrimmer
  trimmer line, strimmer line | mähfaden, trimmerfaden | trimmertråd, trimmersnor
  spare blade, replacement blade, mower blade | ersatzmesser, mähmesser | reservekniv, klipperkniv
  hedge shears | handheckenschere, heckenschere | hekksaks
  loppers, lopping shears | astschere | grensaks
  pressure washer | hochdruckreiniger | høytrykksspyler, høytrykksvasker
  scarifier, dethatcher | vertikutierer | vertikalskjærer, mosefjerner
  shredder, chipper | häcksler | kompostkvern, kvistkvern
  cultivator, tiller | bodenfräse, motorhacke | jordfreser
  hoe | hacke | hakke
  trowel | pflanzkelle, handschaufel | planteskje
  garden fork, digging fork | grabegabel, gartengabel | greip, hagegreip
  leaf rake | laubrechen, laubharke, fächerbesen, laubbesen | løvrive
  lawn fertilizer, lawn feed | rasendünger | plengjødsel
  lawn, grass | rasen | plen
  soil | erde | jord
  peat free | torffrei | torvfri
  mulch, bark mulch | rindenmulch, mulch | bark, dekkbark
  compost bin, composter | komposter, kompostbehälter | kompostbinge, kompostbeholder
  raised bed | hochbeet | plantekasse, pallekarm, høybed
  greenhouse | gewächshaus | drivhus
  cold frame | frühbeet | drivbenk
  saucer, plant saucer | untersetzer | underskål
  balcony planter, window box | balkonkasten, blumenkasten | balkongkasse
  bulb, flower bulb | blumenzwiebel | blomsterløk
  sunflower | sonnenblume | solsikke
  wildflowers, wild flowers | wildblumen, blumenwiese | villblomster, blomstereng
  basil | basilikum | basilikum
  herb, herbs | kräuter | urter
  lavender | lavendel | lavendel
  strawberry plant | erdbeerpflanze | jordbærplante
  sprinkler, lawn sprinkler | rasensprenger, sprinkler | vannspreder, plenspreder, spreder
  spray nozzle, spray gun | gartenbrause, spritzpistole | spylepistol, vannpistol
  hose reel | schlauchtrommel, schlauchwagen | slangetrommel, slangevogn
  rain barrel, water butt, rain butt | regentonne, regenfass | regntønne, regnvannstønne
  garden gloves, gardening gloves | gartenhandschuhe | hagehansker
  rotary hammer, hammer drill | bohrhammer, schlagbohrmaschine, schlagbohrer | borhammer, slagdrill, slagbor
  combi drill | schlagbohrschrauber | slagdrill
  drill bit | bohrer, bohraufsatz | bor, borspiss
  screwdriver bit, bit set | schrauberbit, bitset | bits, bitssett
  jigsaw, jig saw | stichsäge | stikksag
  circular saw | kreissäge, handkreissäge | sirkelsag
  saw blade | sägeblatt | sagblad
  saw chain | sägekette | sagkjede
  angle grinder | winkelschleifer, trennschleifer | vinkelsliper
  sander | schleifmaschine, schleifer | slipemaskin, sliper, pussemaskin
  sanding disc, sanding discs | schleifscheibe, schleifpapier | slipeskive, slipepapir
  grit | körnung | korning, kornstørrelse
  planer | hobel, elektrohobel | høvel
  chisel | stechbeitel, meißel | stemjern, meisel
  vice, vise | schraubstock | skrustikke
  clamp | zwinge, schraubzwinge | tvinge, skrutvinge
  crowbar, pry bar | brecheisen, kuhfuß | brekkjern, kubein
  claw hammer | klauenhammer, zimmermannshammer, hammer | snekkerhammer, hammer
  mallet | gummihammer, schlägel | klubbe, gummihammer
  hex key, allen key | inbusschlüssel, innensechskantschlüssel | unbrakonøkkel
  socket set, ratchet set | steckschlüsselsatz, ratschenkasten, knarrenkasten | pipenøkkelsett
  tool kit, tool set | werkzeugset, werkzeugsatz | verktøysett
  cable reel | kabeltrommel | kabeltrommel
  work light, site light | baustrahler, arbeitsleuchte | arbeidslampe, arbeidslys
  wall paint, interior paint, emulsion | wandfarbe, innenfarbe | veggmaling, innemaling
  fence paint, fence treatment, fence stain | zaunfarbe, holzfarbe, wetterschutzfarbe | gjerdemaling
  metal paint | metallfarbe, metalllack, metallschutzlack, rostschutzfarbe | metallmaling
  varnish, lacquer | lack, klarlack | lakk
  wood stain | lasur, holzlasur | beis
  wood oil, decking oil | holzöl, terrassenöl | terrasseolje, treolje
  primer | grundierung | grunning
  paint roller, roller | farbrolle, farbroller, malerrolle | malerulle, malerull
  flat brush | flachpinsel | flatpensel, malerpensel
  filler, putty | spachtelmasse | sparkel
  fence | zaun | gjerde
  decking, terrace, patio | terrasse | terrasse
  wall | wand | vegg
  rust | rost | rust
  gas grill, gas barbecue | gasgrill | gassgrill
  kettle grill | kugelgrill | kulegrill
  charcoal grill | holzkohlegrill | kullgrill
  gas bottle, gas cylinder | gasflasche | gassflaske
  garden bench | gartenbank | hagebenk
  garden furniture, outdoor furniture, patio furniture | gartenmöbel | hagemøbler, utemøbler
  parasol base, umbrella base | schirmständer, sonnenschirmständer | parasollfot
  solar light, path light | solarleuchte, wegeleuchte, solarlampe | solcellelampe, hagelampe
  bird feeder | vogelhaus, vogelfutterstation, vogelhäuschen | fuglebrett, fuglehus
  bird seed, bird food | vogelfutter | fuglemat, fuglefrø
  bird, birds | vogel, vögel | fugl, fugler
  snow shovel | schneeschaufel, schneeschieber | snøskuffe, snømåker
  snow blower, snow thrower | schneefräse | snøfreser
  generator | stromerzeuger, generator | strømaggregat, aggregat
  workbench | werkbank | arbeidsbenk
  sawhorse, trestle | sägebock, arbeitsbock | sagkrakk, bukk
  ear defenders, ear muffs, hearing protection | gehörschutz | hørselvern
  respirator, dust mask | atemschutzmaske, staubmaske | støvmaske
  petrol, gasoline | benzin | bensin
  cordless, battery powered | akkubetrieben | batteridrevet
  two stroke oil | zweitaktöl | totaktsolje
`;
