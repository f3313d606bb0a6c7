/** Members of kinds that the lexicon does not have, or by other names as well: `English | German | Norwegian`, a thing a line. */
export const otherMembers = `
  mango | mango | mango
  peach | pfirsich | fersken
  plum | pflaume, zwetschge | plomme
  kiwi fruit | kiwi | kiwi
  melon, watermelon | melone, wassermelone | melon, vannmelon
  apricot | aprikose | aprikos
  grapefruit | grapefruit | grapefrukt
  mandarin, tangerine, clementine | mandarine, clementine | mandarin, klementin
  lime | limette | lime
  pomegranate | granatapfel | granateple
  fig | feige | fiken
  blackberry | brombeere | bjørnebær
  cranberry | cranberry | tranebær
  currants | johannisbeere | rips, solbær
  lingonberry | preiselbeere | tyttebær
  gooseberry | stachelbeere | stikkelsbær
  dried apricots | getrocknete aprikosen | tørkede aprikoser
  dried figs | getrocknete feigen | tørkede fiken
  prunes | backpflaumen | svisker
  cabbage | kohl, weißkohl | hodekål
  broccoli | brokkoli | brokkoli
  cauliflower | blumenkohl | blomkål
  lettuce | kopfsalat | hodesalat
  leek | lauch, porree | purre
  celery | sellerie | selleri
  beetroot | rote bete | rødbeter
  asparagus | spargel | asparges
  radish | radieschen, rettich | reddik
  pecan, pecan nuts | pekannuss | pekannøtter
  macadamia, macadamia nuts | macadamia, macadamianuss | macadamianøtter
  brazil nut | paranuss | paranøtter
  quark | quark | kvarg
  cheddar | cheddar | cheddar
  gouda | gouda | gouda
  brie | brie | brie
  camembert | camembert | camembert
  feta | feta | feta
  mozzarella | mozzarella | mozzarella
  parmesan | parmesan | parmesan
  ricotta | ricotta | ricotta
  mascarpone | mascarpone | mascarpone
  halloumi | halloumi | halloumi
  steak | steak | biff
  duck | ente | and
  salami | salami | salami
  chorizo | chorizo | chorizo
  mussels | muscheln, miesmuscheln | blåskjell
  crab | krabbe | krabbe
  lobster | hummer | hummer
  squid | tintenfisch, calamari | blekksprut
  penne | penne | penne
  fusilli | fusilli | fusilli
  macaroni | makkaroni | makaroni
  tagliatelle | tagliatelle | tagliatelle
  lasagna, lasagne | lasagne | lasagne
  gnocchi | gnocchi | gnocchi
  bulgur | bulgur | bulgur
  barley | gerste | bygg
  spelt | dinkel | spelt
  saffron | safran | safran
  oregano | oregano | oregano
  thyme | thymian | timian
  bay leaf | lorbeerblätter, lorbeerblatt | laurbærblad
  rosemary | rosmarin | rosmarin
  parsley | petersilie | persille
  chives | schnittlauch | gressløk
  dill | dill | dill
  horseradish | meerrettich | pepperrot
  riesling | riesling | riesling
  merlot | merlot | merlot
  chardonnay | chardonnay | chardonnay
  pinot noir | spätburgunder | pinot noir
  cabernet sauvignon | cabernet sauvignon | cabernet sauvignon
  rose wine | roséwein | rosévin
  stout | stout | stout
  pale ale, india pale ale | pale ale | pale ale
  porter | porter | porter
  earl grey | earl grey | earl grey

  tumbler | becherglas, tumbler | tumbler
  goblet | kelch, kelchglas | pokal
  soup plate | suppenteller | suppetallerken
  gravy boat | sauciere | sausenebb
  sugar bowl | zuckerdose | sukkerskål
  teaspoon | teelöffel | teskje
  tablespoon | esslöffel | spiseskje
  butter knife | buttermesser | smørkniv
  chopsticks | essstäbchen | spisepinner
  cheese board | käsebrett | ostefjøl
  cooling rack | kuchengitter, abkühlgitter | avkjølingsrist
  wooden spoon | kochlöffel, holzlöffel | tresleiv
  potato masher | kartoffelstampfer | potetstapper
  pizza cutter | pizzaschneider | pizzahjul
  steam iron | dampfbügeleisen | dampstrykejern
  all purpose cleaner, multi purpose cleaner | allzweckreiniger, universalreiniger | universalrengjøring, allrengjøring
  bathroom cleaner | badreiniger | baderomsrens
  oven cleaner | backofenreiniger | ovnsrens
  scouring cream, scouring milk | scheuermilch | skurekrem
  floor cleaner | bodenreiniger | gulvvask, gulvrens
  bleach | chlorreiniger, bleichmittel | klorin

  filing cabinet | aktenschrank | arkivskap
  garden chair | gartenstuhl | hagestol
  garden table | gartentisch | hagebord
  lounge set | loungeset, lounge-set | loungesett
  pleated blind | plissee | plissegardin
  figurine | dekofigur | pyntefigur
  wreath | türkranz, dekokranz | dørkrans
  fire blanket | löschdecke | brannteppe

  heat gun | heißluftpistole | varmluftpistol
  hacksaw | bügelsäge, metallsäge | baufil, bøylesag
  laser level | kreuzlinienlaser | krysslaser
  caliper | messschieber, schieblehre | skyvelære
  bolt | gewindebolzen | bolt
  rivet | niete, blindniete | popnagle, nagle
  threaded rod | gewindestange | gjengestang
  wood glue | holzleim | trelim
  dust sheet | abdeckfolie, malervlies | dekkplast
  cement | zement | sement
  plasterboard, drywall | gipskartonplatte, gipsplatte | gipsplate
  plywood | sperrholz | kryssfiner
  roof tile | dachziegel | takstein
  insulation wool | steinwolle, dämmwolle | mineralull
  mortar mix | mörtelmischung, fertigmörtel | tørrmørtel
  laminate flooring | laminatboden, laminat | laminatgulv
  parquet | parkett | parkett
  vinyl flooring | vinylboden | vinylgulv
  floor tile | bodenfliese | gulvflis
  fuse | sicherungsautomat, schmelzsicherung | automatsikring

  weeder | unkrautstecher | ugressjern, lukejern
  monstera | monstera | monstera
  orchid | orchidee | orkidé
  cactus | kaktus | kaktus
  succulent | sukkulente | sukkulent
  ficus | ficus, gummibaum | fiken plante, ficus
  rose | rose | rose
  tulip | tulpe | tulipan
  dahlia | dahlie | dahlia
  daffodil | narzisse | påskelilje, narsiss
  crocus | krokus | krokus
  grill brush | grillbürste | grillbørste
  skewers | grillspieße, schaschlikspieße | grillspyd
  meat thermometer | fleischthermometer, grillthermometer | steketermometer
  grill tongs | grillzange | grilltang
  de-icing salt | streusalz | veisalt
  mouse trap | mausefalle | musefelle
  fly trap | fliegenfalle | fluefelle
  ant bait | ameisenköder | maurlokkeboks
  pool pump | poolpumpe | bassengpumpe
  pool cover | poolabdeckung | bassengtrekk
  chlorine tablets | chlortabletten | klortabletter

  boxer shorts | boxershorts | boxershorts, boksershorts
  tuxedo | smoking | smoking
  maternity dress | umstandskleid | gravidkjole, mammakjole
  maternity trousers | umstandshose | gravidbukse, mammabukse
  garment bag | kleidersack | dresspose
  neck pillow, travel pillow | nackenkissen, nackenhörnchen | nakkepute
  travel adapter | reiseadapter | reiseadapter
  foot file | hornhautfeile | fotfil

  ibuprofen | ibuprofen | ibuprofen, ibux
  paracetamol | paracetamol | paracetamol, paracet
  aspirin | aspirin, acetylsalicylsäure | aspirin
  diclofenac | diclofenac | diklofenak
  allergy tablets | allergietabletten | allergitabletter
  cetirizine | cetirizin | cetirizin
  loratadine | loratadin | loratadin
  antacid tablets | magentabletten | syrenøytraliserende tabletter
  laxative drops | abführtropfen | avføringsdråper
  activated charcoal | aktivkohle, kohletabletten | aktivt kull, kulltabletter
  wound ointment | wundsalbe, wund- und heilsalbe | sårsalve
  magnesium | magnesium | magnesium
  zinc | zink | sink
  collagen | kollagen | kollagen
  creatine | kreatin | kreatin
  energy gel | energiegel, energygel | energigel
  isotonic drink | isotonisches getränk | isotonisk drikk
  pulse oximeter | pulsoximeter | pulsoksymeter
  ankle brace | sprunggelenkbandage | ankelstøtte

  baby porridge | babybrei | babygrøt
  corner protectors | eckenschutz, kantenschutz | hjørnebeskyttere
  baby oil | babyöl | babyolje
  croquet set | krocketset | krokketsett
  badminton set | badmintonset, federballset | badmintonsett
  cotton fabric | baumwollstoff | bomullsstoff
  jersey fabric | jerseystoff | jerseystoff
  linen fabric | leinenstoff | linstoff
  upholstery fabric | möbelstoff, polsterstoff | møbelstoff
  felt fabric | filzstoff, bastelfilz | filtstoff, hobbyfilt
  cardboard box | versandkarton, umzugskarton | pappeske
  bubble wrap | luftpolsterfolie | bobleplast

  notepad | notizblock, notizbuch | notatblokk, notisblokk, notatbok
  desktop computer | desktop-pc, desktop-computer | stasjonær pc
  car wax | autowachs | bilvoks
  car shampoo | autoshampoo | bilsjampo
  car polish | autopolitur | bilpolish
  motorcycle helmet | motorradhelm | motorsykkelhjelm, mc-hjelm
  motorcycle jacket | motorradjacke | motorsykkeljakke, mc-jakke
  motorcycle gloves | motorradhandschuhe | motorsykkelhansker, mc-hansker
  inflatable boat | schlauchboot | gummibåt
  avalanche probe | lawinensonde | skredsøkestang
  triangle instrument | triangel | triangel
`;
