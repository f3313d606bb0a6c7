/** Trees, shrubs, flowers, houseplants and their seeds: `English | German | Norwegian`, a concept a line. */
export const plants = `
  perennial, perennials | staude, stauden | staude, stauder
  shrub, bush | strauch, busch | busk
  tree sapling, garden tree | gartenbaum, zierbaum | hagetre, prydtre
  fruit tree | obstbaum | frukttre
  apple tree | apfelbaum | epletre
  cherry tree | kirschbaum | kirsebærtre
  plum tree | pflaumenbaum, zwetschgenbaum | plommetre
  pear tree | birnbaum, birnenbaum | pæretre
  olive tree | olivenbaum | oliventre
  lemon tree | zitronenbaum, zitronenbäumchen | sitrontre
  fig tree | feigenbaum | fikentre
  grapevine, grape vine | weinrebe, weinstock, weinpflanze | vinranke, vinplante
  raspberry bush, raspberry plant | himbeerstrauch, himbeerpflanze | bringebærbusk, bringebærplante
  blueberry bush, blueberry plant | heidelbeerstrauch, heidelbeerpflanze, blaubeerstrauch | blåbærbusk, blåbærplante
  currant bush | johannisbeerstrauch | ripsbusk
  gooseberry bush | stachelbeerstrauch | stikkelsbærbusk
  berry bush, soft fruit | beerenstrauch, beerenobst | bærbusk
  hedge plant, hedging plant | heckenpflanze | hekkplante
  boxwood, box hedge | buchsbaum, buxbaum | buksbom
  cherry laurel | kirschlorbeer | laurbærhegg
  thuja, arborvitae | thuja, lebensbaum | tuja
  privet | liguster | liguster
  conifer | konifere, nadelgehölz, nadelbaum | konifer
  japanese maple | fächerahorn | japansk lønn
  rhododendron | rhododendron | rododendron
  azalea | azalee | asalea
  hydrangea | hortensie | hortensia
  rose bush, rose plant | rosenstock, rosenstrauch | rosebusk
  climbing rose | kletterrose | klatrerose
  climbing plant, climber plant | kletterpflanze, rankpflanze | klatreplante
  clematis | clematis, waldrebe | klematis
  wisteria | blauregen, glyzinie | blåregn
  ivy | efeu | eføy
  lilac bush | fliederstrauch, gartenflieder | syrinbusk
  butterfly bush, buddleia | sommerflieder, schmetterlingsflieder | sommerfuglbusk
  magnolia | magnolie | magnolia
  peony | pfingstrose | peon
  dahlia | dahlie | georgine, dahlia
  tulip bulbs | tulpenzwiebeln | tulipanløk
  daffodil, narcissus | narzisse, osterglocke | påskelilje, narsiss
  crocus | krokus | krokus
  hyacinth | hyazinthe | hyasint
  snowdrop | schneeglöckchen | snøklokke
  lily | lilie | lilje
  iris flower, bearded iris | schwertlilie | sverdlilje
  geranium, pelargonium | geranie, pelargonie | pelargonium
  petunia | petunie | petunia
  begonia | begonie | begonia
  pansy | stiefmütterchen | stemorsblomst
  marigold, tagetes | tagetes, studentenblume | fløyelsblomst, tagetes
  heather, erica | heidekraut, erika | lyng, erika
  ground cover, ground cover plant | bodendecker | bunndekker, bunndekkeplante
  ornamental grass | ziergras | prydgress
  pampas grass | pampasgras | pampasgress
  fern | farn | bregne
  bamboo plant | bambuspflanze, gartenbambus | bambusplante
  hosta | funkie, hosta | hosta, bladlilje
  orchid | orchidee | orkidé
  cactus | kaktus | kaktus
  succulent | sukkulente | sukkulent
  monstera, swiss cheese plant | monstera, fensterblatt | monstera, vindusblad
  ficus | ficus | fikus
  rubber plant | gummibaum | gummitre
  palm plant, indoor palm | zimmerpalme, palme | palme, stuepalme
  snake plant, sansevieria | bogenhanf, sansevieria | svigermors tunge, sansevieria
  peace lily | einblatt, spathiphyllum | fredslilje
  poinsettia | weihnachtsstern, poinsettie | julestjerne
  amaryllis | amaryllis | amaryllis
  cyclamen | alpenveilchen | alpefiol, syklamen
  bonsai, bonsai tree | bonsai, bonsaibaum | bonsai, bonsaitre
  air plant, tillandsia | tillandsie, luftpflanze | luftplante
  carnivorous plant, venus flytrap | fleischfressende pflanze, venusfliegenfalle | kjøttetende plante, fluefangerplante
  cut flowers | schnittblumen | snittblomster
  flower bouquet, bunch of flowers, bouquet | blumenstrauß | blomsterbukett
  flower | blume | blomst
  flower seeds | blumensamen | blomsterfrø
  vegetable seeds | gemüsesamen, gemüsesaatgut | grønnsaksfrø
  herb seeds | kräutersamen | urtefrø
  seed packet | saatguttüte | frøpose
  seed potatoes | pflanzkartoffeln, saatkartoffeln | settepoteter
  onion sets | steckzwiebeln | setteløk
  tomato plant | tomatenpflanze | tomatplante
  chilli plant | chilipflanze | chiliplante
  pepper plant | paprikapflanze | paprikaplante
  vegetable plants, seedlings, young plants | gemüsepflanzen, setzlinge, jungpflanzen | grønnsaksplanter, småplanter
  green manure | gründünger, gründüngung | grønngjødsel
`;
