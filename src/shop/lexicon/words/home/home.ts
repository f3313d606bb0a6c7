/** Furniture, household, garden, tools, office and toys: `English | German | Norwegian`, a concept a line. */
export const home = `
  couch, sofa, settee | sofa, couch, kanapee, diwan | sofa
  wardrobe, closet, armoire | kleiderschrank, schrank, kleiderkasten | klesskap, garderobeskap
  cabinet, cupboard | schrank | skap
  chest of drawers, dresser | kommode | kommode
  armchair, easy chair | sessel, polstersessel, fauteuil, lehnsessel | lenestol, godstol
  chair | stuhl | stol
  stool | hocker | krakk
  bench | bank, sitzbank | benk
  table | tisch | bord
  desk, writing desk | schreibtisch | skrivebord
  coffee table, side table | couchtisch, beistelltisch | salongbord, sofabord
  shelf | regal | hylle
  bookcase, bookshelf | bücherregal | bokhylle
  lamp, light | lampe, leuchte | lampe
  floor lamp, standing lamp | stehlampe, stehleuchte | gulvlampe, stålampe
  table lamp, desk lamp | tischlampe, schreibtischlampe, tischleuchte | bordlampe, skrivebordslampe
  pendant lamp, pendant light, ceiling lamp, hanging lamp | pendelleuchte, hängelampe, deckenlampe | taklampe, pendel
  lampshade, lamp shade | lampenschirm | lampeskjerm
  rug, carpet | teppich | teppe
  doormat, door mat | fußmatte, türmatte | dørmatte
  curtain, drape | vorhang, gardine | gardin
  pillow | kopfkissen, kissen, kopfpolster, schlafkissen | pute, hodepute
  cushion | kissen, sofakissen | pute, sofapute
  duvet, comforter, quilt, continental quilt | bettdecke, federbett, tuchent, duvet, zudecke | dyne
  bed linen, bedding, bedclothes, bed set, duvet cover set | bettwäsche, bettzeug, bettgarnitur, bettwäscheset | sengetøy, sengesett
  blanket, throw | decke, wolldecke, tagesdecke | pledd, teppe
  towel | handtuch | håndkle
  bath towel | badetuch | badehåndkle
  mirror | spiegel | speil
  trash can, garbage can, waste bin, bin | mülleimer, abfalleimer | søppelbøtte, søppelkasse
  nightstand, bedside table | nachttisch | nattbord
  bed | bett | seng
  mattress | matratze | madrass
  candle | kerze | stearinlys, lys
  candlestick, candle holder | kerzenhalter, kerzenständer | lysestake
  vase | vase | vase
  picture frame, photo frame | bilderrahmen | bilderamme
  poster, print | poster, plakat | plakat
  clock, wall clock | uhr, wanduhr | klokke, veggklokke
  basket | korb | kurv
  box, storage box | kiste, aufbewahrungsbox | boks, oppbevaringsboks
  hook, coat hook | haken, garderobenhaken | knagg, krok
  hanger, coat hanger | kleiderbügel | kleshenger
  laundry basket | wäschekorb | skittentøyskurv
  cup | tasse | kopp
  mug | becher | krus, kopp
  glass, drinking glass, water glass | glas, trinkglas, wasserglas | glass, drikkeglass, vannglass
  wine glass | weinglas | vinglass
  plate | teller | tallerken
  bowl | schüssel, schale | bolle, skål
  jug, pitcher, carafe | krug, kanne, karaffe | mugge, karaffel
  teapot | teekanne | tekanne
  pan, frying pan, skillet | pfanne, bratpfanne | stekepanne, panne
  pot, saucepan | topf, kochtopf | kjele, gryte
  casserole, dutch oven | bräter, schmortopf | jerngryte
  knife | messer | kniv
  fork | gabel | gaffel
  spoon | löffel | skje
  cutlery, silverware, flatware | besteck | bestikk
  whisk | schneebesen | visp
  grater, box grater, cheese grater | reibe, küchenreibe, vierkantreibe, käsereibe | rivjern
  scale, kitchen scale | waage, küchenwaage | vekt, kjøkkenvekt
  cutting board, chopping board | schneidebrett, brett | skjærefjøl, skjærebrett
  tea towel, dish towel | geschirrtuch, trockentuch, küchentuch | kjøkkenhåndkle
  tablecloth | tischdecke, tischtuch | duk, bordduk
  apron | schürze | forkle
  napkin, serviette | serviette | serviett
  lunch box, lunchbox | brotdose, brotbox, vesperdose | matboks
  water bottle, drinking bottle | trinkflasche, wasserflasche | drikkeflaske, vannflaske
  bottle | flasche | flaske
  thermos, thermos flask, vacuum flask, insulated bottle, insulated flask | thermosflasche, thermoskanne, isolierflasche, isolierkanne, thermokanne | termos, termoflaske, termokanne
  corkscrew, wine opener | korkenzieher, weinöffner | korketrekker, vinåpner
  can opener | dosenöffner | bokseåpner
  sponge | schwamm | svamp
  broom | besen | kost
  bucket | eimer | bøtte
  detergent, washing powder | waschmittel | vaskemiddel
  cleaning kit, cleaner | reinigungsset, reiniger | rengjøringssett, rens
  bicycle, bike, cycle | fahrrad, rad | sykkel
  helmet | helm | hjelm
  drill | bohrmaschine, bohrer | drill, bor
  cordless screwdriver, cordless drill | akkuschrauber | batteridrill
  screwdriver | schraubendreher, schraubenzieher | skrutrekker
  screw | schraube | skrue
  nail | nagel | spiker
  hammer | hammer | hammer
  pliers | zange | tang
  wrench, spanner | schraubenschlüssel | skiftenøkkel, fastnøkkel
  saw | säge | sag
  sandpaper | schleifpapier | sandpapir
  paint | farbe, wandfarbe | maling
  brush, paintbrush | pinsel | pensel
  glue, adhesive | kleber, klebstoff | lim
  ladder | leiter | stige
  toolbox, tool box | werkzeugkasten, werkzeugkoffer | verktøykasse
  tool | werkzeug | verktøy
  workshop gloves, work gloves | arbeitshandschuhe | arbeidshansker
  lawn mower, lawnmower, mower | rasenmäher | gressklipper
  hose, garden hose | gartenschlauch, schlauch | hageslange
  watering can | gießkanne | vannkanne
  secateurs, pruning shears, pruners | gartenschere, rosenschere | hagesaks, beskjæringssaks
  spade, shovel | spaten, schaufel | spade
  rake | rechen, harke | rive
  flower pot, planter, plant pot | blumentopf, übertopf | blomsterpotte, potte
  seeds | samen, saatgut | frø
  plant | pflanze | plante
  garden, gardening, gardener | garten, gärtnern | hage, hagearbeid
  barbecue, grill, bbq | grill | grill
  toy | spielzeug | leke, leketøy
  jigsaw puzzle, puzzle, jigsaw | puzzle | puslespill
  board game, game | brettspiel, spiel | brettspill, spill
  book | buch | bok
  novel | roman | roman
  crime novel, thriller, mystery | krimi, thriller | krim
  cookbook, cookery book, recipe book | kochbuch | kokebok
  children's book, kids book | kinderbuch | barnebok
  notebook, journal, notepad | notizbuch, heft, notizblock | notatbok, notisblokk
  calendar, planner, diary | kalender | kalender
  pen, ballpoint, ballpoint pen, biro, ball pen | kugelschreiber, stift, kuli | kulepenn, penn
  fountain pen | füller, füllfederhalter, füllfeder, füllhalter | fyllepenn
  pencil | bleistift | blyant
  colored pencils, crayons | buntstifte | fargeblyanter
  eraser, rubber, rubber eraser | radiergummi, radierer, ratzefummel | viskelær
  ruler | lineal | linjal
  scissors | schere | saks
  stapler | hefter, tacker | stiftemaskin
  envelope | briefumschlag, umschlag, kuvert, couvert | konvolutt
  adhesive tape, sticky tape, tape, sellotape, scotch tape | klebeband, tesafilm, klebefilm, tixo | teip, tape, limbånd
  gift card, gift voucher, gift certificate | geschenkgutschein, gutschein, geschenkkarte | gavekort
  gift, present | geschenk | gave, presang
  wrapping paper, gift wrap, gift wrapping paper | geschenkpapier | gavepapir
  greeting card, card | grußkarte, karte | kort, gratulasjonskort
  dog food | hundefutter | hundefôr, hundemat
  cat food | katzenfutter | kattemat, kattefôr
  dog lead, leash, dog leash | hundeleine, leine | hundebånd, bånd, hundekobbel
  dog bed | hundebett | hundeseng
  dog | hund | hund
  cat | katze | katt
  stroller, pram, pushchair | kinderwagen | barnevogn
  diaper, nappy | windel | bleie
  baby bottle | babyflasche | tåteflaske
  dish soap, washing up liquid, dishwashing liquid | spülmittel | oppvaskmiddel, zalo
  dishwasher tablets, dishwasher tabs | spülmaschinentabs, geschirrspültabs | oppvasktabletter
  toilet paper | toilettenpapier, klopapier | toalettpapir, dopapir
  kitchen roll, paper towels | küchenrolle | tørkerull, kjøkkenrull
  mop | wischmopp, wischer | mopp
  ironing board | bügelbrett | strykebrett
  shower curtain | duschvorhang | dusjforheng
  bath mat | badematte, badvorleger | badematte
  mosquito net, fly screen | moskitonetz, fliegengitter | myggnetting
  fire extinguisher | feuerlöscher | brannslukker
  smoke detector, smoke alarm | rauchmelder | røykvarsler, brannvarsler
  tape measure, measuring tape | maßband, bandmaß | målebånd
  folding rule | zollstock | tommestokk
  spirit level | wasserwaage | vater, vaterpass
  masking tape, painter's tape | malerkrepp, kreppband, abklebeband | maskeringsteip, malertape
  duct tape, gaffer tape | gewebeband, panzertape | gaffateip, gaffatape
  sealant, caulk | dichtstoff, dichtmasse | fugemasse
  wall plug, wall anchor | dübel | veggplugg
  hand saw, handsaw | handsäge, fuchsschwanz | håndsag
  step ladder | trittleiter, stehleiter | gardintrapp, trappestige
  safety glasses, safety goggles | schutzbrille | vernebriller
  wheelbarrow | schubkarre | trillebår
  potting soil, compost | blumenerde, pflanzerde | plantejord, blomsterjord
  fertilizer, fertiliser, plant food | dünger | gjødsel
  grass seed, lawn seed | rasensamen, grassamen | gressfrø, plenfrø
  robot mower, robotic mower | mähroboter, rasenroboter | robotgressklipper
  hedge trimmer | heckenschere | hekksaks
  chainsaw, chain saw | kettensäge, motorsäge | motorsag, kjedesag
  parasol, sun umbrella, patio umbrella | sonnenschirm | parasoll
  deck chair, sun lounger | liegestuhl, sonnenliege | solseng, fluktstol
  seat cushion, chair pad | sitzkissen, sitzauflage, stuhlkissen | sittepute, stolpute
  fairy lights, string lights | lichterkette | lyslenke, lyskjede
  bird house, birdhouse | vogelhaus, vogelhäuschen | fuglekasse
  bird feeder | vogelfutterhaus, futterhaus | fuglebrett, fuglemater
  charcoal | holzkohle, grillkohle, kohle | grillkull, kull
  picture book | bilderbuch | bildebok
  audiobook, audio book | hörbuch | lydbok
  comic, graphic novel | comic | tegneserie
  textbook | lehrbuch, schulbuch | lærebok
  biography, memoir | biografie, biographie | biografi
  poetry, poems | lyrik, gedichte | dikt, poesi
  science fiction, sci-fi | science-fiction | science fiction
  cat litter | katzenstreu, katzensand | kattesand
  scratching post | kratzbaum | klorestativ
  dog collar | hundehalsband | hundehalsbånd
  aquarium, fish tank | aquarium | akvarium
`;
