/** Bread, dairy, meat, fish, deli and frozen food: `English | German | Norwegian`, a concept a line. */
export const fresh = `
  baked goods, bakery goods, pastry | backwaren, gebäck | bakevarer, bakst
  white bread | weißbrot | loff, hvitt brød
  multigrain bread, seeded bread | mehrkornbrot, körnerbrot, saatenbrot | flerkornbrød, frøbrød
  spelt bread | dinkelbrot | speltbrød
  pumpernickel, black bread | pumpernickel, schwarzbrot | pumpernikkel
  protein bread, low carb bread | eiweißbrot, proteinbrot | proteinbrød, lavkarbobrød
  gluten free bread | glutenfreies brot | glutenfritt brød
  part baked rolls | aufbackbrötchen, sonntagsbrötchen | halvstekte rundstykker
  burger buns, hamburger buns | burgerbrötchen, hamburgerbrötchen, burger buns | hamburgerbrød, burgerbrød
  hot dog buns, hot dog rolls | hotdog-brötchen | pølsebrød
  bagel | bagel | bagel
  ciabatta | ciabatta | ciabatta
  focaccia | focaccia | focaccia
  naan, naan bread | naan, naanbrot | nanbrød, naan
  pita bread, pitta | pitabrot, fladenbrot | pitabrød
  flatbread, crisp flatbread | knuspriges fladenbrot | flatbrød
  tortillas, tortilla wraps | weizentortillas, tortilla-fladen | tortillalefser
  lefse, soft flatbread | lefse | lefse, lompe
  taco shells | taco-schalen, tacoschalen | tacoskjell
  brioche | brioche | brioche
  soft pretzels | laugengebäck, laugenstange | saltkringler
  danish pastry | plundergebäck, plunderteilchen | wienerbrød
  cream puff, profiteroles | windbeutel, profiteroles | vannbakkels
  apple pie, apple cake | apfelkuchen | eplekake, eplepai
  apple strudel | apfelstrudel | eplestrudel
  chocolate cake | schokoladenkuchen, schokokuchen | sjokoladekake
  carrot cake | karottenkuchen, rüblikuchen, möhrenkuchen | gulrotkake
  birthday cake, cream cake | geburtstagstorte, geburtstagskuchen, sahnetorte | bursdagskake, bløtkake
  wedding cake | hochzeitstorte | bryllupskake
  almond ring cake | kransekuchen | kransekake
  sponge cake, cake base, flan base | tortenboden, biskuitboden | kakebunn, sukkerbrød
  brownies | brownies | brownies
  macarons | macarons | macarons
  christmas stollen, stollen | christstollen, weihnachtsstollen | julestollen
  christmas biscuits, christmas cookies | weihnachtsplätzchen, weihnachtsgebäck, weihnachtskekse | julekaker, julekjeks
  shortbread | shortbread, mürbegebäck | shortbread
  sponge fingers, ladyfingers | löffelbiskuits | ladyfingers, fingerkjeks
  butter biscuits, petit beurre | butterkekse | smørkjeks
  oat biscuits, oat cookies | haferkekse | havrekjeks
  chocolate biscuits, chocolate cookies | schokokekse, schokoladenkekse | sjokoladekjeks
  wafers, wafer biscuits | waffelröllchen, waffelschnitten | vaffelkjeks, kjeksvafler
  puff pastry | blätterteig | butterdeig
  shortcrust pastry | mürbeteig | mørdeig
  filo pastry, phyllo | filoteig, yufkateig | filodeig
  pizza dough, pizza base | pizzateig, pizzaboden | pizzabunn, pizzadeig
  cookie dough | keksteig | kjeksdeig
  fresh milk, whole milk | frischmilch, vollmilch | helmelk
  semi skimmed milk, low fat milk | fettarme milch | lettmelk
  skimmed milk, skim milk | magermilch | skummet melk
  lactose free milk | laktosefreie milch | laktosefri melk
  plant milk, plant based milk, milk alternative, milk substitute | pflanzenmilch, pflanzendrink, milchalternative, milchersatz | plantemelk, plantedrikk
  rice milk, rice drink | reismilch, reisdrink | risdrikk, rismelk
  coconut drink | kokosdrink | kokosdrikk
  buttermilk | buttermilch | kjernemelk, kulturmelk
  condensed milk, evaporated milk | kondensmilch, kaffeesahne | kondensert melk
  milk powder, powdered milk | milchpulver | melkepulver, tørrmelk
  chocolate milk | schokomilch, schokodrink, kakaodrink | sjokolademelk
  kefir | kefir | kefir
  sour cream | saure sahne, sauerrahm, schmand | rømme
  creme fraiche | crème fraîche | crème fraîche
  whipping cream, heavy cream, double cream | schlagsahne, schlagobers, schlagrahm | kremfløte
  whipped cream spray, squirty cream | sprühsahne | krem på boks
  cooking cream | kochsahne, kochcreme | matfløte
  coffee creamer, coffee whitener | kaffeeweißer | kaffefløte
  quark, curd cheese | quark, topfen | kvarg, kesam
  skyr | skyr | skyr
  greek yogurt, greek style yogurt | griechischer joghurt | gresk yoghurt
  fruit yogurt | fruchtjoghurt | fruktyoghurt
  pudding dessert, chocolate pudding | puddingdessert, schokopudding | sjokoladepudding, puddingdessert
  rice pudding | milchreis | risengrynsgrøt, riskrem
  porridge, oatmeal porridge | haferbrei, porridge | havregrøt
  overnight oats | overnight oats | overnight oats
  margarine | margarine | margarin
  ghee, clarified butter | ghee, butterschmalz | ghee, klarnet smør
  lard, pork dripping | schweineschmalz, griebenschmalz | smult
  parmesan | parmesan | parmesan
  mozzarella | mozzarella | mozzarella
  feta, feta cheese, sheep cheese | feta, schafskäse, hirtenkäse | feta, fetaost
  halloumi, grilling cheese | halloumi, grillkäse | halloumi, grillost
  cheddar | cheddar | cheddar
  gouda | gouda | gouda
  emmental, swiss cheese | emmentaler | sveitserost, emmentaler
  mountain cheese | bergkäse | fjellost
  camembert | camembert | camembert
  brie cheese | briekäse | brieost
  blue cheese, gorgonzola, stilton | blauschimmelkäse, gorgonzola | blåmuggost, gorgonzola
  ricotta | ricotta | ricotta
  mascarpone | mascarpone | mascarpone
  raclette cheese | raclettekäse | racletteost
  grated cheese, shredded cheese | reibekäse, geriebener käse, streukäse | revet ost
  sliced cheese | scheibenkäse, käsescheiben | osteskiver, skivet ost
  cheese spread, processed cheese, melted cheese | schmelzkäse, streichkäse | smelteost, smøreost
  vegan cheese | veganer käse, käsealternative | vegansk ost
  free range eggs | freilandeier | frittgående egg
  quail eggs | wachteleier | vaktelegg
  egg substitute, egg replacer | eiersatz | eggerstatning
  beef steak, steak | rindersteak, rumpsteak, hüftsteak | biff
  beef fillet, fillet steak, tenderloin | rinderfilet, filetsteak | indrefilet, oksefilet
  ribeye, entrecote | entrecote, rib-eye-steak | entrecôte
  goulash, stewing beef, diced beef | gulasch, rindergulasch | gulasj, grytekjøtt
  roast beef, beef roast | roastbeef, rinderbraten | roastbiff, oksestek
  schnitzel, escalope | schnitzel | schnitzel, snitsel
  pork chops, pork cutlets | kotelett, schweinekotelett | svinekoteletter, koteletter
  pork belly | schweinebauch, bauchfleisch, wammerl | svineribbe, sideflesk
  pork tenderloin, pork fillet | schweinefilet, schweinelende | svinefilet
  pork roast | schweinebraten, schweinsbraten | svinestek
  spare ribs, ribs meat | spareribs, rippchen, schälrippchen | spareribs
  pulled pork | pulled pork | pulled pork
  cured lamb ribs | lammrippen | pinnekjøtt
  leg of lamb, lamb roast | lammkeule | lammelår, lammestek
  mutton stew meat | hammelfleisch | fårikålkjøtt, fårekjøtt
  veal | kalbfleisch | kalvekjøtt
  venison, game meat | wildfleisch, hirschfleisch, rehfleisch | viltkjøtt, hjortekjøtt
  reindeer, reindeer meat | rentierfleisch | reinsdyrkjøtt, reinkjøtt
  elk meat, moose meat | elchfleisch | elgkjøtt
  wild boar | wildschwein, wildschweinfleisch | villsvin
  chicken breast, chicken fillet | hähnchenbrust, hähnchenbrustfilet, hühnerbrust | kyllingfilet, kyllingbryst
  chicken wings | chicken wings, hähnchenflügel | kyllingvinger
  chicken drumsticks, chicken thighs, chicken legs | hähnchenschenkel, hähnchenkeule | kyllinglår
  chicken nuggets | chicken nuggets, hähnchennuggets | kyllingnuggets
  whole chicken, roast chicken | brathähnchen, ganzes hähnchen, grillhähnchen | hel kylling, grillet kylling
  duck meat, duck breast | entenbrust, entenfleisch | andebryst
  goose meat, christmas goose | gänsebraten, weihnachtsgans | gåsebryst, julegås
  meatballs | frikadellen, fleischbällchen, buletten, fleischpflanzerl | kjøttkaker, kjøttboller
  burger patties, hamburger patties, beef burgers | burgerpatties, hamburgerpatties | burgerkjøtt, hamburgerkjøtt
  grilling meat, bbq meat | grillfleisch | grillmat, grillkjøtt
  grill sausages, bbq sausages | grillwurst, grillwürstchen, rostbratwurst | grillpølser
  frankfurters, wieners, hot dog sausages | wiener würstchen, frankfurter würstchen, wienerle | wienerpølser
  white sausage | weißwurst | hvitpølse
  salami | salami | salami
  chorizo | chorizo | chorizo
  cured sausage, dried sausage, air dried sausage | rohwurst, mettwurst, landjäger | spekepølse, fårepølse
  cold cuts, lunch meat, deli meat | aufschnitt, wurstaufschnitt | kjøttpålegg
  cooked ham, boiled ham | kochschinken, gekochter schinken | kokt skinke
  black forest ham | schwarzwälder schinken | schwarzwaldskinke
  black pudding, blood sausage | blutwurst | blodpølse
  bacon cubes, diced bacon, lardons | speckwürfel, schinkenwürfel | baconterninger
  pancetta | pancetta | pancetta
  liver, calf liver | leber, kalbsleber, rinderleber | kalvelever
  vegan sausage, veggie sausage | vegane wurst, veggie-wurst, vegane würstchen | vegetarpølse, vegansk pølse
  meat substitute, meat alternative, plant based meat, vegan meat | fleischersatz, fleischalternative, veganes fleisch | kjøtterstatning, plantebasert kjøtt
  veggie burger, vegan burger | veggie-burger, veganer burger, gemüsebratling | vegetarburger, vegansk burger
  seitan | seitan | seitan
  tempeh | tempeh | tempeh
  soya mince, vegan mince, soy granules | sojagranulat, sojahack, veganes hack | soyakjøttdeig, vegetarfarse
  falafel | falafel | falafel
  salmon fillet | lachsfilet | laksefilet
  gravlax, cured salmon | graved lachs | gravlaks, gravet laks
  white fish, pollock, coley | seelachs | seifilet
  haddock | schellfisch | hyse, kolje
  plaice | scholle | rødspette
  halibut | heilbutt | kveite
  arctic char | saibling | røye
  zander, pike perch | zander |
  carp | karpfen | karpe
  redfish, rosefish | rotbarsch | uer
  stockfish, clipfish, salt cod | stockfisch, klippfisch | tørrfisk, klippfisk
  lutefisk | lutefisk | lutefisk
  rakfisk | rakfisk | rakfisk
  sea bass | wolfsbarsch | havabbor
  tuna steak | thunfischsteak | tunfiskstek
  fish fingers, fish sticks | fischstäbchen | fiskepinner
  fish cakes, fish balls | fischfrikadellen | fiskekaker, fiskeboller
  canned tuna, tinned tuna | thunfisch in dosen, dosenthunfisch | tunfisk på boks
  sardines, tinned sardines | sardinen, ölsardinen | sardiner
  anchovies | sardellen, anchovis | ansjos
  pickled herring, rollmops | rollmops, bismarckhering, eingelegter hering | sursild, kryddersild
  caviar, fish roe | kaviar, fischrogen | kaviar, fiskerogn
  cod roe spread | dorschrogencreme | tubekaviar
  mussels | miesmuscheln | blåskjell
  scallops | jakobsmuscheln | kamskjell
  oysters | austern | østers
  crab, crab meat | krabbenfleisch, taschenkrebs | krabbe, krabbekjøtt
  lobster | hummer | hummer
  crayfish | flusskrebse | kreps, ferskvannskreps
  king prawns, tiger prawns | riesengarnelen, gambas | scampi, kongereker
  squid, calamari | tintenfisch, calamari | blekksprut, calamari
  seafood, shellfish | meeresfrüchte | sjømat, skalldyr
  sushi | sushi | sushi
  frozen meals, ready meals, tv dinner | fertiggerichte, tiefkühlgerichte, fertigessen | ferdigretter, ferdigmat
  microwave meal | mikrowellengericht | mikromat
  frozen food | tiefkühlkost, gefrorenes | frossenmat, frysevarer
  french fries, oven chips, oven fries | pommes frites, pommes, backofenpommes | pommes frites
  potato wedges | kartoffelspalten, kartoffelwedges | potetbåter
  hash browns, rosti | rösti | rösti
  mashed potatoes, instant mash | kartoffelpüree, kartoffelbrei, kartoffelstampf | potetmos, potetstappe
  potato salad | kartoffelsalat | potetsalat
  dumplings, potato dumplings | klöße, knödel, kartoffelklöße | potetball, komle, raspeball
  spring rolls, egg rolls | frühlingsrollen | vårruller
  dim sum, gyoza | dim sum, gyoza | dim sum, gyoza
  lasagne, lasagna | lasagne | lasagne
  quiche | quiche, quiche lorraine | quiche, matpai
  flammkuchen, tarte flambee | flammkuchen | flammkuchen
  sandwich | belegtes brötchen, sandwich | sandwich
  tinned soup, canned soup | dosensuppe, fertigsuppe | boksesuppe, posesuppe
  instant noodles, ramen noodles, cup noodles | instantnudeln, ramen, instant-ramen | nudelsuppe, hurtignudler
  instant soup, cup soup | tütensuppe, tassensuppe, instantsuppe | koppsuppe
  ice lolly, popsicle | wassereis, eis am stiel | saftis, pinneis
  ice cream cone | eiswaffel, eistüte, eishörnchen | kroneis, iskjeks
  sorbet | sorbet | sorbet
  frozen yogurt | frozen yogurt, frozen joghurt | frossenyoghurt
  ice cubes, crushed ice | eiswürfel | isbiter, isterninger
`;
