/** Pasta, sauces, spices, baking, spreads, sweets and snacks: `English | German | Norwegian`, a concept a line. */
export const pantry = `
  groceries | lebensmittel, nahrungsmittel | matvarer, dagligvarer
  delicatessen, gourmet food, fine food, delicacies | feinkost, delikatessen | delikatesser, gourmetmat
  tapas | tapas | tapas
  antipasti | antipasti, vorspeisen | antipasti
  penne pasta | penne-nudeln, pennenudeln | pennepasta
  fusilli, spiral pasta | fusilli, spiralnudeln | pastaskruer, fusilli
  macaroni | makkaroni | makaroni
  tagliatelle, ribbon pasta | tagliatelle, bandnudeln | tagliatelle, båndpasta
  farfalle, bow tie pasta | farfalle, schmetterlingsnudeln | farfalle, pastasløyfer
  ravioli | ravioli | ravioli
  tortellini | tortellini | tortellini
  swabian dumplings | maultaschen |
  gnocchi | gnocchi | gnocchi
  spaetzle, egg noodles | spätzle, eiernudeln | eggnudler, spätzle
  wholewheat pasta | vollkornnudeln | fullkornspasta
  gluten free pasta, lentil pasta, chickpea pasta | glutenfreie nudeln, linsennudeln | glutenfri pasta, linsepasta
  rice noodles | reisnudeln | risnudler
  glass noodles | glasnudeln | glassnudler
  udon noodles | udon-nudeln | udonnudler
  soba noodles | soba-nudeln | sobanudler
  basmati rice | basmatireis | basmatiris
  jasmine rice | jasminreis | jasminris
  risotto rice, arborio rice | risottoreis | risottoris
  sushi rice | sushireis | sushiris
  brown rice, wholegrain rice | naturreis, vollkornreis | fullkornsris, naturris
  pudding rice, short grain rice | rundkornreis | grøtris
  wild rice | wildreis | villris
  rice paper | reispapier | rispapir
  tinned tomatoes, canned tomatoes, chopped tomatoes | dosentomaten, gehackte tomaten | hermetiske tomater, tomater på boks
  tomato paste, tomato puree | tomatenmark | tomatpuré
  passata, sieved tomatoes | passierte tomaten, passata | passata, passerte tomater
  pasta sauce, tomato sauce, spaghetti sauce | nudelsauce, tomatensauce, pastasauce | pastasaus, tomatsaus
  bolognese sauce | bolognesesauce | bolognesesaus
  carbonara sauce | carbonarasauce | carbonarasaus
  gravy, brown sauce | bratensoße, bratensauce | brun saus, sjysaus
  hollandaise, hollandaise sauce | hollandaise, sauce hollandaise | hollandaise
  bearnaise, bearnaise sauce | sauce béarnaise | bearnaise, bearnaisesaus
  bbq sauce, barbecue sauce | bbq-sauce, barbecuesauce, grillsauce | grillsaus, bbq-saus
  hot sauce, chili sauce | chilisauce, scharfe sauce | chilisaus, sterk saus
  sriracha | sriracha | sriracha
  sweet chili sauce | süße chilisauce, sweet-chili-sauce | søt chilisaus
  teriyaki sauce | teriyaki-sauce | teriyakisaus
  fish sauce | fischsauce | fiskesaus
  oyster sauce | austernsauce | østerssaus
  hoisin sauce | hoisin-sauce | hoisinsaus
  worcestershire sauce, worcester sauce | worcestersauce, worcestershiresauce | worcestersaus
  remoulade | remoulade | remulade
  aioli, garlic mayonnaise | aioli | aioli
  salad dressing, vinaigrette | salatdressing, salatsoße, vinaigrette | salatdressing, vinaigrette
  salsa, salsa dip | salsa, salsa-dip | salsa
  guacamole | guacamole | guacamole
  tzatziki | tzatziki, zaziki | tzatziki
  dip sauce, dips | dipsauce, dip | dippmiks
  tapenade, olive paste | tapenade, olivenpaste | tapenade
  capers | kapern | kapers
  jalapenos | jalapeños | jalapeños
  pickled vegetables, mixed pickles | mixed pickles, eingelegtes gemüse | syltede grønnsaker
  pickled onions, silverskin onions | perlzwiebeln, silberzwiebeln | sølvløk, syltet løk
  pickled beetroot | eingelegte rote bete | syltede rødbeter
  kimchi | kimchi | kimchi
  miso paste, miso | misopaste, miso | misopasta, miso
  curry paste | currypaste | karripasta, currypaste
  tahini, sesame paste | tahin, sesammus, sesampaste | tahini
  wasabi | wasabi | wasabi
  chutney, mango chutney | chutney, mango-chutney | chutney, mangochutney
  cranberry sauce, lingonberry jam | preiselbeermarmelade, preiselbeerkonfitüre | tyttebærsyltetøy, rørte tyttebær
  balsamic vinegar | balsamico, balsamessig, aceto balsamico | balsamico, balsamicoeddik
  apple cider vinegar, cider vinegar | apfelessig | epleeddik, eplesidereddik
  wine vinegar | weinessig | vineddik
  rice vinegar | reisessig | riseddik
  sesame oil | sesamöl | sesamolje
  walnut oil | walnussöl | valnøttolje
  pumpkin seed oil | kürbiskernöl | gresskarkjerneolje
  truffle oil | trüffelöl | trøffelolje
  avocado oil | avocadoöl | avokadoolje
  peanut oil | erdnussöl | peanøttolje
  frying oil, deep frying oil | frittieröl, bratöl, frittierfett | frityrolje
  sea salt, flaky salt | meersalz, salzflocken, fleur de sel | havsalt, flaksalt
  himalayan salt, pink salt | himalayasalz | himalayasalt
  herb salt | kräutersalz | urtesalt
  black pepper, peppercorns | schwarzer pfeffer, pfefferkörner | svart pepper, pepperkorn
  chili flakes | chiliflocken | chiliflak
  cayenne pepper | cayennepfeffer | kajennepepper
  smoked paprika | geräuchertes paprikapulver, rauchpaprika | røkt paprika
  garlic powder | knoblauchpulver | hvitløkspulver
  onion powder | zwiebelpulver, zwiebelgranulat | løkpulver
  fried onions, crispy onions | röstzwiebeln | sprøstekt løk
  italian herbs, herbes de provence, dried herbs | kräuter der provence, italienische kräuter, getrocknete kräuter | tørkede urter, italiensk krydder
  cloves, whole cloves | gewürznelken | kryddernellik, nellik
  star anise, aniseed | sternanis, anis | stjerneanis, anis
  caraway, caraway seeds | kümmel | karve
  fennel seeds | fenchelsamen | fennikelfrø
  coriander seeds, ground coriander | koriandersamen | korianderfrø
  mustard seeds | senfkörner | sennepsfrø
  juniper berries | wacholderbeeren | einebær
  allspice | piment | allehånde
  saffron | safran | safran
  fenugreek | bockshornklee | bukkehornkløver
  garam masala | garam masala | garam masala
  bbq rub, spice rub, grill seasoning | grillgewürz, bbq-rub | grillkrydder, bbq-rub
  taco seasoning, taco spice | tacogewürz | tacokrydder
  gingerbread spice | lebkuchengewürz | pepperkakekrydder
  spice mix, seasoning mix | gewürzmischung | krydderblanding, krydderblandinger
  spice set, spice gift set | gewürzset, gewürz-geschenkset | kryddersett
  marinade | marinade | marinade
  msg, yeast extract, flavour enhancer | hefeextrakt, geschmacksverstärker | gjærekstrakt, smaksforsterker
  vegetable stock powder, vegetable stock, vegetable bouillon | gemüsebrühe | grønnsaksbuljong
  chicken stock | hühnerbrühe | kyllingbuljong, kyllingkraft
  beef stock, bone broth | rinderbrühe, knochenbrühe, fond | oksebuljong, kjøttkraft, oksekraft
  nutritional yeast, yeast flakes | hefeflocken, nährhefe | næringsgjær, gjærflak
  wheat flour, plain flour, all purpose flour | weizenmehl | hvetemel
  spelt flour | dinkelmehl | speltmel
  rye flour | roggenmehl | rugmel
  wholemeal flour, whole wheat flour | vollkornmehl | sammalt hvete, fullkornsmel
  gluten free flour | glutenfreies mehl, glutenfreie mehlmischung | glutenfritt mel, glutenfri melblanding
  rice flour | reismehl | rismel
  coconut flour | kokosmehl | kokosmel
  chickpea flour, gram flour | kichererbsenmehl | kikertmel
  potato starch, potato flour | kartoffelstärke, kartoffelmehl | potetmel, potetstivelse
  dry yeast, active dry yeast | trockenhefe | tørrgjær
  fresh yeast | frischhefe, frische hefe | fersk gjær
  sourdough starter | sauerteig-starter, anstellgut | surdeigsstarter
  baking soda, bicarbonate of soda, sodium bicarbonate | natron, backnatron, kaisernatron | natron
  gelatine | gelatine, blattgelatine | gelatin, gelatinplater
  agar agar | agar-agar | agar agar
  pectin, jam sugar, preserving sugar, gelling sugar | gelierzucker, gelierpulver, pektin | syltesukker, syltepulver, pektin
  vanilla sugar | vanillezucker, vanillinzucker | vaniljesukker
  vanilla extract, vanilla essence | vanilleextrakt, vanillearoma | vaniljeekstrakt, vaniljeessens
  vanilla pod, vanilla beans | vanilleschote | vaniljestang
  custard powder, pudding powder | puddingpulver, vanillepuddingpulver | puddingpulver, vaniljekrempulver
  custard, vanilla sauce | vanillesoße, vanillesauce | vaniljesaus, vaniljekrem
  jelly powder, jelly, jello | götterspeise, wackelpudding | gelépulver
  cake mix, baking mix | backmischung, kuchenmischung | kakemiks
  cake icing, cake frosting, cake glaze | kuchenglasur, tortenglasur | kakeglasur
  fondant, rolled icing | fondant, rollfondant | fondant
  sprinkles, hundreds and thousands, sugar sprinkles | zuckerstreusel, dekostreusel | kakestrøssel, strøssel
  food coloring | lebensmittelfarbe, speisefarbe | konditorfarge, matfarge
  chocolate chips, chocolate drops | schokotropfen, schokodrops | sjokoladebiter, sjokoladedråper
  couverture, baking chocolate, cooking chocolate | kuvertüre, backschokolade, blockschokolade | kokesjokolade, kuvertyre
  baking cocoa, cocoa powder | backkakao, kakaopulver | kakaopulver, bakekakao
  candied peel, candied orange | orangeat, zitronat | sukat, kandisert appelsinskall
  glace cherries, cocktail cherries | cocktailkirschen, belegkirschen | cocktailbær
  almond paste | marzipanrohmasse | mandelmasse
  raw sugar, demerara sugar | rohzucker | råsukker, demerarasukker
  rock sugar, candy sugar | kandiszucker, kandis | kandissukker, kandis
  coconut sugar, coconut blossom sugar | kokosblütenzucker, kokoszucker | kokossukker
  erythritol | erythrit | erytritol
  xylitol, birch sugar | xylit, birkenzucker | xylitol, bjørkesukker
  stevia | stevia | stevia
  agave syrup, agave nectar | agavendicksaft, agavensirup | agavesirup, agavenektar
  sugar beet syrup, treacle | zuckerrübensirup, rübensirup, rübenkraut | mørk sirup
  rice syrup | reissirup | rissirup
  date syrup | dattelsirup | daddelsirup
  fruit puree, apple sauce, applesauce | apfelmus, apfelmark | eplemos
  compote, stewed fruit | kompott | kompott, syltet frukt
  tinned fruit, canned fruit, tinned peaches | obstkonserven, dosenobst, dosenpfirsiche | hermetisk frukt
  tinned pineapple, canned pineapple | dosenananas | ananas på boks
  tinned food, canned food | konserven | hermetikk
  tinned corn, canned corn | dosenmais | mais på boks
  baked beans | baked beans | tomatbønner, bakte bønner
  strawberry jam | erdbeermarmelade, erdbeerkonfitüre | jordbærsyltetøy
  raspberry jam | himbeermarmelade, himbeerkonfitüre | bringebærsyltetøy
  apricot jam | aprikosenmarmelade, marillenmarmelade, aprikosenkonfitüre | aprikossyltetøy
  orange marmalade | orangenmarmelade | appelsinmarmelade
  plum butter, plum jam | pflaumenmus, powidl | plommesyltetøy
  fruit jelly, apple jelly | fruchtgelee | fruktgelé, eplegelé
  blossom honey, wildflower honey | blütenhonig | blomsterhonning
  acacia honey | akazienhonig | akasiehonning
  manuka honey | manukahonig, manuka-honig | manukahonning
  creamed honey | cremehonig | kremet honning
  honeycomb, comb honey | wabenhonig, honigwabe | tavlehonning
  nut butter, almond butter, cashew butter | nussmus, mandelmus, cashewmus | nøttesmør, mandelsmør
  marmite, yeast spread | hefeaufstrich | gjærpålegg
  vegan spread, vegetable spread | veganer aufstrich, gemüseaufstrich | vegansk pålegg
  deli salad | feinkostsalat | påleggssalat
  cornflakes, corn flakes | cornflakes | cornflakes
  crunchy muesli, crunchy granola | knuspermüsli | crunchy müsli
  jumbo oats | kernige haferflocken | store havregryn
  puffed rice, puffed spelt, rice crispies | puffreis, gepuffter dinkel | puffet ris, puffet hvete
  kids cereal, chocolate cereal | schokomüsli, kinder-cerealien, frühstückscerealien | sjokoladefrokostblanding
  waffle mix | waffelteig, waffelmischung | vaffelmiks, vaffelrøre
`;
