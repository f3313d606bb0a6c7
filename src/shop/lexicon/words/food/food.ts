/** Food, drinks and what people ask about them: `English | German | Norwegian`, a concept a line. */
export const food = `
  cookie, biscuit | keks, plätzchen | kjeks, småkaker
  candy, sweets, confectionery | süßigkeiten, bonbons | godteri, snop
  snack, nibbles, something to nibble | snack, knabberei, knabbern | snacks
  chips, crisps | kartoffelchips, chips | chips, potetgull
  soda, soft drink, pop | limonade, limo | brus
  juice | saft | juice, saft
  water, mineral water | wasser, mineralwasser | vann
  chocolate | schokolade | sjokolade
  dark chocolate | zartbitterschokolade, bitterschokolade, dunkle schokolade | mørk sjokolade
  milk chocolate | vollmilchschokolade | melkesjokolade
  cocoa | kakao | kakao
  cake | kuchen, torte | kake
  gingerbread | lebkuchen | pepperkaker
  bread | brot | brød
  crispbread | knäckebrot | knekkebrød
  roll, bun | brötchen, semmel | rundstykke
  flour | mehl | mel
  yeast | hefe | gjær
  sugar | zucker | sukker
  salt | salz | salt
  pepper | pfeffer | pepper
  spice, seasoning | gewürz | krydder
  cheese | käse | ost
  goat cheese, goat's cheese | ziegenkäse | geitost
  brown cheese | brauner käse | brunost
  butter | butter | smør
  milk | milch | melk
  oat drink, oat milk | haferdrink, hafermilch | havredrikk, havremelk
  oats, oatmeal, porridge oats | haferflocken, hafer | havregryn, havre
  muesli, granola, cereal | müsli, granola | müsli, frokostblanding
  yogurt, yoghurt | joghurt | yoghurt
  cream | sahne | fløte
  egg | ei, eier | egg
  meat | fleisch | kjøtt
  sausage | wurst, bratwurst | pølse
  ham | schinken | skinke
  bacon | speck | bacon
  chicken | hähnchen, huhn | kylling
  beef | rindfleisch | storfekjøtt
  pork | schweinefleisch | svinekjøtt
  fish | fisch | fisk
  salmon | lachs | laks
  smoked salmon | räucherlachs | røkelaks, røkt laks
  smoked | geräuchert, räucher | røkt
  tuna | thunfisch | tunfisk
  shrimp, prawn | garnele | reke
  pasta, noodles | nudeln, pasta | pasta, nudler
  spaghetti | spaghetti | spagetti
  rice | reis | ris
  lentils | linsen | linser
  beans | bohnen | bønner
  chickpeas | kichererbsen | kikerter
  soup | suppe | suppe
  sauce | soße, sauce | saus
  soy sauce | sojasauce, sojasoße | soyasaus
  tomato | tomate | tomat
  potato | kartoffel | potet
  onion | zwiebel | løk
  garlic | knoblauch | hvitløk
  mushroom | pilz | sopp
  vegetables | gemüse | grønnsaker
  fruit | obst, frucht | frukt
  apple | apfel | eple
  lemon | zitrone | sitron
  orange | orange, apfelsine | appelsin
  strawberry | erdbeere | jordbær
  raspberry | himbeere | bringebær
  blueberry | blaubeere, heidelbeere | blåbær
  cherry | kirsche | kirsebær
  eggplant, aubergine | aubergine | aubergine
  zucchini, courgette | zucchini | squash
  cilantro, coriander | koriander | koriander
  jam, marmalade, preserve, fruit spread | marmelade, konfitüre, fruchtaufstrich | syltetøy, marmelade
  honey | honig | honning
  forest honey | waldhonig | skogshonning
  heather honey | heidehonig | lynghonning
  peanut butter | erdnussbutter | peanøttsmør
  spread | aufstrich | pålegg
  oil, cooking oil | öl, speiseöl | olje
  olive oil | olivenöl | olivenolje
  rapeseed oil, canola oil | rapsöl | rapsolje
  vinegar | essig | eddik
  mustard | senf | sennep
  nuts | nüsse | nøtter
  almond | mandel | mandel
  hazelnut | haselnuss | hasselnøtt
  peanut | erdnuss | peanøtt
  walnut | walnuss | valnøtt
  coffee | kaffee | kaffe
  coffee beans | kaffeebohnen | kaffebønner
  espresso | espresso | espresso
  decaf, decaffeinated, caffeine free | entkoffeiniert, koffeinfrei | koffeinfri
  tea | tee | te
  black tea | schwarztee, schwarzer tee | svart te, sort te
  green tea | grüntee, grüner tee | grønn te
  herbal tea | kräutertee | urtete
  camomile tea, chamomile tea, camomile, chamomile | kamillentee, kamille | kamillete, kamille
  peppermint | pfefferminze | peppermynte
  wine | wein | vin
  red wine | rotwein | rødvin
  white wine | weißwein | hvitvin
  sparkling wine | sekt, schaumwein | musserende vin
  beer | bier | øl
  alcohol free, non alcoholic | alkoholfrei | alkoholfri
  whisky, whiskey | whisky | whisky
  rum | rum | rom
  frozen pizza | tiefkühlpizza | frossenpizza
  pizza | pizza | pizza
  vegan, plant based | vegan, pflanzlich | vegansk
  vegetarian | vegetarisch | vegetarisk
  organic, bio | bio, biologisch | økologisk
  gluten free | glutenfrei | glutenfri
  lactose free | laktosefrei | laktosefri
  sugar free | zuckerfrei, ohne zucker | sukkerfri
  dairy free | milchfrei | melkefri
  nut free | nussfrei | nøttefri
  sweet | süß | søt
  salty, savory | salzig, herzhaft | salt
  spicy, hot | scharf | sterk
  roast | röstung | brent
  allergen | allergen | allergen
  ingredients | zutat, zutaten | ingrediens, innhold
  calories, nutrition | kalorie, kalorien, nährwert, nährwerte | kalori, næringsinnhold
  best before, expiry date, shelf life | mindesthaltbarkeit, haltbarkeit | holdbarhet, best før
  origin, country of origin | herkunft, ursprung | opprinnelse, opphav
  wheat | weizen | hvete
  caffeine | koffein | koffein
  gluten | gluten | gluten
  lactose | laktose | laktose
  cola, coke | cola | cola
  soy milk, soy drink, soya milk, soya drink | sojamilch, sojadrink | soyamelk, soyadrikk
  almond milk, almond drink | mandelmilch, mandeldrink | mandelmelk, mandeldrikk
  sparkling water, carbonated water | sprudel, sprudelwasser | kullsyrevann
  ice cream | eis, speiseeis, eiscreme | iskrem
  pancake mix | pfannkuchenmischung | pannekakemiks
  baking powder | backpulver | bakepulver
  icing sugar, powdered sugar | puderzucker | melis
  gummy bears, gummies, wine gums | gummibärchen, fruchtgummis | vingummi, gelébamser
  chewing gum, gum | kaugummi | tyggegummi
  licorice, liquorice | lakritz, lakritze | lakris
  dessert wine | dessertwein | dessertvin
  port wine | portwein | portvin
  mulled wine | glühwein | gløgg
  cider | apfelwein, cidre | cider, eplesider
  liqueur | likör | likør
  spirits, liquor | spirituosen, schnaps | brennevin
  vodka | wodka | vodka
  gin | gin | gin
  tequila | tequila | tequila
  brandy | weinbrand | brandy
  cognac | cognac | konjakk
  aquavit | aquavit | akevitt
  cocktail | cocktail | cocktail
  tonic water | tonic water | tonic
  ginger beer, ginger ale | ingwerbier, ginger ale | ingefærøl
  pilsner, lager beer | pils, pilsener | pils
  wheat beer | weizenbier, weißbier | hveteøl
  craft beer | craftbier, craft-bier | håndverksøl
  ground coffee | gemahlener kaffee | malt kaffe
  filter coffee | filterkaffee | filterkaffe
  instant coffee | instantkaffee, löslicher kaffee | pulverkaffe
  coffee capsules, coffee pods | kaffeekapseln, kaffeepads | kaffekapsler
  hot chocolate, drinking chocolate | trinkschokolade, heiße schokolade | varm sjokolade, sjokoladedrikk
  fruit tea | früchtetee | fruktte
  white tea | weißer tee | hvit te
  rooibos, rooibos tea | rotbuschtee, rooibos | rooibos
  chai, chai tea | chai, chai-tee | chai
  matcha | |
  tea bags, teabags | teebeutel | teposer
  loose leaf tea, loose tea | loser tee |
  iced tea, ice tea | eistee | is-te
  energy drink | energydrink | energidrikk
  cordial, fruit syrup | fruchtsirup | fruktsirup
  apple juice | apfelsaft | eplejuice, eplesaft
  orange juice | orangensaft | appelsinjuice
  croissant | croissant, hörnchen | croissant
  pretzel | brezel, laugenbrezel | kringle
  baguette | baguette | bagett
  sourdough, sourdough bread | sauerteig, sauerteigbrot | surdeig, surdeigsbrød
  rye bread | roggenbrot | rugbrød
  wholemeal bread, whole wheat bread | vollkornbrot | grovbrød, fullkornsbrød
  wholegrain, whole grain, wholemeal | vollkorn | fullkorn
  sandwich bread, toast bread | toastbrot | toastbrød
  bread mix | brotbackmischung | brødmiks
  muffin | muffin | muffins
  waffles | waffeln | vafler
  pancakes | pfannkuchen, eierkuchen | pannekaker
  pie, tart | tarte | pai
  cheesecake | käsekuchen | ostekake
  donut, doughnut | donut, krapfen | smultring
  cinnamon bun, cinnamon roll | zimtschnecke | kanelbolle, kanelsnurr
  marzipan | marzipan | marsipan
  nougat | nougat | nougat
  praline, chocolate truffles | pralinen | konfekt, sjokoladekonfekt
  chocolate bar | schokoladentafel | sjokoladeplate
  chocolate spread | schokocreme, nuss-nougat-creme, nussnougatcreme | sjokoladepålegg
  caramel, toffee | karamell, toffee | karamell
  lollipop, lolly | lutscher, lolli | slikkepinne
  marshmallows | marshmallows | marshmallows
  popcorn | popcorn | popcorn
  cereal bar, granola bar, muesli bar | müsliriegel | müslibar
  protein bar | proteinriegel, eiweißriegel | proteinbar
  rusk | zwieback | kavring
  rice cakes | reiswaffeln | riskaker
  crackers | cracker | saltkjeks
  pretzel sticks | salzstangen | saltstenger
  cashews, cashew nuts | cashewkerne | cashewnøtter
  pistachios | pistazien | pistasjnøtter
  trail mix, mixed nuts | studentenfutter, nussmischung | nøtteblanding
  raisins | rosinen | rosiner
  dried dates, medjool dates | datteln | dadler
  dried fruit | trockenfrüchte, trockenobst | tørket frukt
  vanilla | vanille | vanilje
  cinnamon | zimt | kanel
  ginger | ingwer | ingefær
  cardamom | kardamom | kardemomme
  turmeric | kurkuma | gurkemeie
  cumin | kreuzkümmel | spisskummen
  paprika powder | paprikapulver | paprikapulver
  bell pepper, sweet pepper | paprika, paprikaschote | paprika
  chili, chilli, chilli pepper | chili, chilischote | chili
  nutmeg | muskatnuss, muskat | muskatnøtt
  curry powder | currypulver | karripulver
  bouillon, broth | brühe, bouillon | buljong
  stock cube, bouillon cube | brühwürfel | buljongterning
  ketchup | ketchup | ketchup
  mayonnaise, mayo | mayonnaise, mayo |
  pesto | pesto | pesto
  hummus | hummus | hummus
  tofu | tofu | tofu
  coconut milk | kokosmilch | kokosmelk
  coconut oil | kokosöl | kokosolje
  sunflower oil | sonnenblumenöl | solsikkeolje
  maple syrup | ahornsirup | lønnesirup
  sweetener | süßstoff, süßungsmittel | søtstoff, søtningsmiddel
  brown sugar | brauner zucker | brunt sukker
  cane sugar | rohrzucker | rørsukker
  cornstarch, corn starch, cornflour | speisestärke, maisstärke | maisenna, maisstivelse
  breadcrumbs | semmelbrösel, paniermehl | brødsmuler, strøkavring
  couscous | couscous | couscous
  quinoa | quinoa | quinoa
  pickles, gherkins, pickled cucumbers | gewürzgurken, essiggurken | sylteagurk
  sauerkraut | sauerkraut | surkål
  olives | oliven | oliven
  carrot | karotte, möhre | gulrot
  cucumber | gurke, salatgurke | agurk
  spinach | spinat | spinat
  pumpkin | kürbis | gresskar
  corn, sweetcorn | zuckermais | sukkermais
  peas | erbsen | erter
  banana | banane | banan
  pear | birne | pære
  grapes | trauben, weintrauben | druer
  pineapple | ananas | ananas
  cod | kabeljau, dorsch | torsk
  herring | heringsfilet, matjes | sild
  mackerel | makrele | makrell
  trout | forelle | ørret
  lamb meat, lamb | lammfleisch | lammekjøtt
  minced meat, ground beef | hackfleisch | kjøttdeig
  turkey meat | putenfleisch, truthahn | kalkun
  cured ham, prosciutto | rohschinken, serranoschinken | spekeskinke
  jerky, beef jerky | trockenfleisch, beef jerky | tørket kjøtt
  liver pate, pate | leberwurst, leberpastete | leverpostei
  cream cheese | frischkäse | kremost
  cottage cheese | hüttenkäse | cottage cheese
`;
