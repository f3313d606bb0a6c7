/** Vegetables, fruit, herbs, nuts, grains and what is grown: `English | German | Norwegian`, a concept a line. */
export const produce = `
  lettuce, salad leaves, lettuce head | kopfsalat, blattsalat | salathode, bladsalat
  iceberg lettuce | eisbergsalat | isbergsalat
  lambs lettuce, corn salad | feldsalat, vogerlsalat, nüsslisalat | vårsalat, feldsalat
  rocket salad, arugula | rucola, rauke | ruccola, rucola
  romaine lettuce, cos lettuce | romanasalat, römersalat | romanosalat, hjertesalat
  chicory | chicorée | sikori
  endive | endivie, endiviensalat | endive
  kale, curly kale | grünkohl | grønnkål
  cabbage, white cabbage | weißkohl, weißkraut, kohlkopf | hodekål
  red cabbage | rotkohl, blaukraut, rotkraut | rødkål
  savoy cabbage | wirsing | savoykål
  pointed cabbage | spitzkohl | spisskål
  brussels sprouts | rosenkohl, kohlsprossen | rosenkål
  chinese cabbage, napa cabbage | chinakohl | kinakål
  pak choi, bok choy | pak choi | pak choi
  broccoli | brokkoli, broccoli | brokkoli
  cauliflower | blumenkohl, karfiol | blomkål
  kohlrabi | kohlrabi | knutekål
  leek | lauch, porree | purreløk
  spring onions, scallions, green onions | frühlingszwiebeln, lauchzwiebeln | vårløk
  red onion | rote zwiebel | rødløk
  shallots | schalotten | sjalottløk
  chives | schnittlauch | gressløk
  celery, celery sticks | staudensellerie, stangensellerie | stangselleri
  celeriac, celery root | knollensellerie, sellerieknolle | sellerirot
  fennel | fenchel | fennikel
  parsnip | pastinake | pastinakk
  parsley root | petersilienwurzel | persillerot
  turnip, swede, rutabaga | steckrübe, kohlrübe | kålrot
  beetroot | rote bete, rote beete, rote rüben | rødbeter
  radish | radieschen | reddiker
  horseradish | meerrettich, kren | pepperrot
  sweet potato | süßkartoffel | søtpotet
  new potatoes, early potatoes | frühkartoffeln, heurige | nypoteter
  jerusalem artichoke | topinambur | jordskokk
  artichoke | artischocke | artisjokk
  asparagus, white asparagus, green asparagus | spargel, weißer spargel, grüner spargel | asparges
  green beans, french beans, runner beans | grüne bohnen, fisolen, buschbohnen | grønne bønner, haricots verts, aspargesbønner
  sugar snap peas, mangetout, snow peas | zuckerschoten, kaiserschoten | sukkererter
  edamame | edamame | edamame
  kidney beans, red beans | kidneybohnen, rote bohnen | kidneybønner
  white beans, cannellini beans, butter beans | weiße bohnen, cannellini-bohnen | hvite bønner
  black beans | schwarze bohnen | svarte bønner
  red lentils | rote linsen | røde linser
  split peas | schälerbsen, spalterbsen | gule erter
  chard, swiss chard | mangold | mangold
  okra | okra, okraschoten | okra
  corn on cob, corn cob | maiskolben | maiskolber
  cherry tomatoes, cocktail tomatoes | kirschtomaten, cocktailtomaten, cherrytomaten | cherrytomater
  vine tomatoes | strauchtomaten, rispentomaten | klasetomater
  sun dried tomatoes | getrocknete tomaten | soltørkede tomater
  butternut squash, butternut | butternut-kürbis, butternusskürbis | butternut, flaskegresskar
  hokkaido pumpkin, red kuri squash | hokkaidokürbis, hokkaido | hokkaidogresskar
  button mushrooms, champignons | champignons | sjampinjong, champignon
  oyster mushrooms | austernpilze, austernseitlinge | østerssopp
  shiitake | shiitake, shiitake-pilze | shiitake
  porcini, cep mushrooms | steinpilze | steinsopp
  chanterelles | pfifferlinge, eierschwammerl | kantareller
  truffle, black truffle | trüffel | trøffel
  bean sprouts, sprouted seeds | sojasprossen, keimsprossen | bønnespirer
  garden cress, cress | kresse, gartenkresse | karse
  vegetable box, veg box | gemüsekiste, gemüsebox, abokiste | grønnsakskasse
  frozen vegetables | tiefkühlgemüse, tk-gemüse | frosne grønnsaker, frossengrønnsaker
  soup vegetables, soup greens | suppengrün, suppengemüse | suppegrønnsaker
  parsley | petersilie | persille
  dill | dillkraut, dillspitzen | dill
  rosemary | rosmarin | rosmarin
  thyme | thymian | timian
  oregano | oregano | oregano
  marjoram | majoran | merian
  sage leaves, sage herb | salbei | salvie
  mint leaves, fresh mint | minze, frische minze | fersk mynte, mynteblader
  tarragon | estragon | estragon
  bay leaves | lorbeerblätter, lorbeer | laurbærblad
  lemongrass | zitronengras | sitrongress
  wild garlic, ramsons | bärlauch | ramsløk
  lovage | liebstöckel, maggikraut | løpstikke
  fresh herbs, potted herbs | frische kräuter, topfkräuter | ferske urter
  tangerine, clementine, satsuma, mandarin orange | mandarine, clementine | mandarin, klementin
  grapefruit | grapefruit, pampelmuse | grapefrukt
  lime fruit | limette | limefrukt
  blood oranges | blutorangen | blodappelsin
  peach | pfirsich | ferskener
  nectarine | nektarine | nektarin
  apricot | aprikose, marille | aprikos
  plum | pflaume, zwetschge, zwetschke | plomme
  dried plums | dörrpflaumen, trockenpflaumen, backpflaumen | svisker
  mango | mango | mango
  papaya | papaya | papaya
  kiwi fruit, kiwi | kiwi | kiwi
  pomegranate | granatapfel | granateple
  passion fruit, maracuja | passionsfrucht, maracuja | pasjonsfrukt
  dragon fruit, pitaya | drachenfrucht, pitahaya | dragefrukt
  lychee, litchi | litschi, litchi | litchi
  coconut | kokosnuss | kokosnøtt
  desiccated coconut, coconut flakes, shredded coconut | kokosraspel, kokosflocken | revet kokos, kokosmasse
  figs | feigen | fiken
  rhubarb | rhabarber | rabarbra
  watermelon | wassermelone | vannmelon
  melon | melone, zuckermelone | melon
  honeydew melon | honigmelone | honningmelon
  blackberry | brombeere | bjørnebær
  redcurrant, red currants | johannisbeere, ribisel, rote johannisbeere | rødrips, ripsbær
  blackcurrant, black currants | schwarze johannisbeere, cassis | solbær
  gooseberry | stachelbeere | stikkelsbær
  cranberry | cranberry, moosbeere | tranebær
  lingonberry | preiselbeere | tyttebær
  cloudberry | moltebeere | multer, molte
  elderberry | holunder, holunderbeere | hyllebær
  elderflower | holunderblüte | hylleblomst
  sea buckthorn | sanddorn | tindved, havtorn
  aronia, chokeberry | aronia, apfelbeere | aronia
  rose hip, rosehip | hagebutte | nype
  acai | acai | acai
  goji berries | goji-beeren, gojibeeren | gojibær
  frozen berries, berry mix | tiefkühlbeeren, beerenmischung | frosne bær, bærblanding
  avocado | avocado | avokado
  pecan nuts, pecans | pekannüsse | pekannøtter
  macadamia nuts, macadamias | macadamianüsse | macadamianøtter
  brazil nuts | paranüsse | paranøtter
  pine nuts | pinienkerne | pinjekjerner
  chestnuts, sweet chestnuts | maronen, esskastanien, maroni | kastanjer
  almond flour, ground almonds | gemahlene mandeln, mandelmehl | mandelmel, malte mandler
  flaked almonds, sliced almonds | mandelblättchen, gehobelte mandeln | mandelflak
  roasted almonds, candied almonds | gebrannte mandeln | brente mandler
  salted peanuts | gesalzene erdnüsse | salte peanøtter
  sunflower seeds | sonnenblumenkerne | solsikkekjerner, solsikkefrø
  pumpkin seeds | kürbiskerne | gresskarkjerner
  sesame seeds, sesame | sesam | sesamfrø
  flaxseed, flax seeds | leinsamen | linfrø
  chia seeds, chia | chiasamen, chia | chiafrø
  hemp seeds | hanfsamen | hampfrø
  poppy seeds | mohn, mohnsamen | valmuefrø
  seed mix, salad topping | kernmischung, saatenmischung | frøblanding, kjerneblanding
  spelt | dinkel | spelt
  rye grain | roggen | rugkorn
  barley | gerste | byggkorn
  pearl barley | perlgraupen, graupen | perlegryn
  millet | hirse | hirse
  buckwheat | buchweizen | bokhvete
  bulgur, bulgur wheat | bulgur | bulgur
  semolina, farina | grieß, weichweizengrieß | semulegryn
  polenta, cornmeal | polenta, maisgrieß | polenta, maisgryn
  amaranth | amarant, amaranth | amarant
  wheat bran | weizenkleie | hvetekli
  oat bran | haferkleie | havrekli
  wheat germ | weizenkeime | hvetekim
  spirulina | spirulina | spirulina
  chlorella | chlorella | chlorella
  nori sheets, seaweed | noriblätter, speisealgen | noriark, tang og tare
`;
