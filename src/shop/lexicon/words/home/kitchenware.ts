/** Pots, bakeware, tableware, kitchen tools and what preserves food: `English | German | Norwegian`, a concept a line. */
export const kitchenware = `
  stock pot, stockpot, soup pot | suppentopf, gemüsetopf | suppegryte, suppekjele
  milk pan, milk pot | milchtopf, milchkocher | melkekjele
  pasta pot, spaghetti pot | nudeltopf | pastakjele
  saute pan, sauté pan | schmorpfanne, servierpfanne | sautépanne, traktørpanne
  crepe pan, pancake pan | crêpepfanne, pfannkuchenpfanne, palatschinkenpfanne | pannekakepanne, crepespanne
  paella pan | paellapfanne | paellapanne
  tagine, tajine | tajine | tagine, tajine
  roasting tin, roasting pan | bratreine, bratenform | langpanne, ovnspanne
  steamer basket, steamer insert, vegetable steamer | dämpfeinsatz, dampfgareinsatz, siebeinsatz | dampkurv, dampinnsats
  bamboo steamer | bambusdämpfer, dämpfkorb | bambusdamper
  splatter guard, splatter screen | spritzschutz für pfannen, spritzschutzsieb | sprutlokk, stekelokk
  saucepan set, pan set, pot set | topfset, kochtopfset | grytesett, kjelesett
  egg poacher, egg poaching pan | eierpochierer | posjeringsform
  egg slicer | eierschneider | eggedeler
  egg separator | eiertrenner, eiweißtrenner | eggeskiller
  meat thermometer, probe thermometer, food thermometer | fleischthermometer, bratenthermometer, grillthermometer, einstichthermometer | steketermometer, kjøttermometer
  oven thermometer | backofenthermometer, ofenthermometer | ovnstermometer
  sugar thermometer, candy thermometer | zuckerthermometer | sukkertermometer
  meat tenderizer, meat mallet | fleischklopfer, schnitzelklopfer, fleischhammer | kjøtthammer, biffhammer
  meat grinder, mincer, meat mincer | fleischwolf, faschiermaschine | kjøttkvern
  carving knife | tranchiermesser, fleischmesser | forskjærkniv, forskjærskniv
  carving fork | tranchiergabel, fleischgabel | stekegaffel, forskjærgaffel
  filleting knife, fillet knife | filetiermesser, filiermesser | filetkniv
  boning knife | ausbeinmesser | utbeiningskniv
  paring knife | gemüsemesser, schälmesser, rüstmesser, officemesser | grønnsakskniv, urtekniv
  santoku knife | santokumesser | santokukniv
  cleaver, meat cleaver | hackbeil, küchenbeil, hackmesser | kjøttøks, kjøkkenøks
  mezzaluna | wiegemesser | vuggekniv
  oyster knife | austernmesser | østerskniv
  knife rack, magnetic knife strip, knife magnet | messerleiste, magnetleiste für messer, messermagnet | knivmagnet, knivlist
  sharpening steel, honing steel | wetzstahl, abziehstahl | knivstål, brynestål
  cheese knife | käsemesser | ostekniv
  cheese slicer, cheese plane | käsehobel | ostehøvel
  cheese board, cheese platter, cheese selection | käsebrett, käseplatte, käseauswahl | ostefat, ostebrett, ostetallerken
  cheese dome, cheese cloche | käseglocke | osteklokke, ostekuppel
  cake dome | tortenglocke, kuchenhaube | kakeklokke, kakekuppel
  butter knife | buttermesser, streichmesser | smørkniv, smørekniv
  pizza cutter, pizza wheel | pizzaschneider, pizzaroller | pizzahjul, pizzaskjærer
  pizza stone, baking stone | pizzastein, brotbackstein | pizzastein, bakestein
  pizza steel, baking steel | pizzastahl, backstahl | bakestål, pizzastål
  pizza peel, pizza shovel | pizzaschaufel, pizzaschieber | pizzaspade
  pizza tray, pizza pan | pizzablech | pizzabrett, pizzaform
  mandoline slicer, mandolin slicer, vegetable slicer | gemüsehobel, küchenhobel, gurkenhobel | mandolinjern, grønnsakshøvel
  spiralizer, spiral cutter | spiralschneider | spiralisator, spiralskjærer
  vegetable chopper, food chopper, onion chopper | zwiebelschneider, gemüseschneider, zwiebelhacker | grønnsakshakker, løkhakker
  potato masher | kartoffelstampfer | potetstapper, potetmoser
  potato ricer, ricer | kartoffelpresse, spätzlepresse | potetpresse
  food mill | passiermühle, flotte lotte | passerkvern
  nutmeg grater | muskatreibe | muskatrivjern
  zester, lemon zester | zestenreißer, zestenreibe | sitronskreller, zestjern
  citrus squeezer, lemon squeezer, citrus juicer, citrus press | zitruspresse, zitronenpresse, orangenpresse | sitruspresse, sitronpresse
  apple corer, corer | apfelentkerner, apfelausstecher | epleutstikker
  cherry pitter, cherry stoner | kirschentsteiner, kirschentkerner | kirsebærsteiner, kirsebærutsteiner
  melon baller | kugelausstecher, melonenausstecher | kuleskje, melonskje
  ice cream scoop | eisportionierer, eiskugelformer | iskremskje, isskje
  ice lolly moulds, popsicle molds | stieleisformer, eisformen | ispinneformer
  jar opener, lid opener | glasöffner, schraubglasöffner, deckelöffner | glassåpner, lokkåpner
  bottle opener | flaschenöffner, bieröffner | flaskeåpner, ølåpner
  wine stopper, bottle stopper | flaschenverschluss, weinverschluss | flaskepropp, vinpropp
  wine pourer, bottle pourer | ausgießer, flaschenausgießer | skjenketut, helletut
  wine aerator | weinbelüfter, dekantierausgießer | vinlufter
  ice bucket, champagne bucket, wine bucket | sektkühler, eiskübel, eiseimer | isbøtte, champagnekjøler, vinkjølerbøtte
  funnel | trichter | trakt
  sifter, flour sifter | mehlsieb | melsikt, melsil
  fine sieve, fine mesh strainer | haarsieb, passiersieb | finmasket sil
  slotted spoon, skimmer | schaumlöffel, schaumkelle | hullsleiv, skumsleiv
  wooden spoon | kochlöffel, holzlöffel | tresleiv, sleiv, treskje
  serving spoon | vorlegelöffel, servierlöffel | serveringsskje
  spaghetti server, pasta spoon | spaghettilöffel, nudelheber | spagettiskje, pastaskje
  fish slice | fischheber | fiskespade
  cake server, cake slice | tortenheber, kuchenheber, tortenschaufel | kakespade
  utensil set, kitchen utensils | küchenhelfer, küchenutensilien | kjøkkenredskaper, kjøkkenredskap
  utensil holder, utensil crock | utensilienhalter, küchenutensilienhalter, kochlöffelhalter | redskapsholder
  cutlery tray, cutlery insert | besteckkasten, besteckeinsatz | bestikkskuff, bestikkinnlegg
  teaspoon | teelöffel, kaffeelöffel | teskje
  tablespoon | esslöffel | spiseskje
  dessert fork, cake fork, pastry fork | kuchengabel, dessertgabel | kakegaffel, dessertgaffel
  chopsticks | essstäbchen | spisepinner
  skewers, kebab skewers, barbecue skewers | grillspieße, schaschlikspieße, fleischspieße | grillspyd, grillspidd
  toothpicks, cocktail sticks | zahnstocher | tannpirkere
  kitchen scissors, kitchen shears | küchenschere | kjøkkensaks
  poultry shears | geflügelschere | fjærkresaks
  herb scissors | kräuterschere | urtesaks
  pastry brush, basting brush | backpinsel, küchenpinsel, teigpinsel | bakepensel
  baking mat, silicone baking mat | backmatte, silikonbackmatte | bakematte
  cooling rack, wire rack, cake rack | kuchengitter, abkühlgitter, auskühlgitter | kakerist, avkjølingsrist
  bundt tin, bundt pan | gugelhupfform, napfkuchenform, guglhupfform | ringform
  tart tin, flan tin, quiche dish | tarteform, quicheform | paiform, terteform
  pie dish, pie plate | pieform | paifat
  souffle dish, ramekin | auflaufförmchen, souffléform | porsjonsform, sufflèform
  cake ring, pastry ring | tortenring, backrahmen | kakering
  cupcake cases, muffin cases, baking cups | muffinförmchen, papierbackförmchen, papierförmchen | muffinsformer i papir, muffinsformer
  piping nozzle, piping tip, icing nozzle | spritztülle, garniertülle | sprøytetipp
  cake turntable | tortendrehplatte, drehplatte für torten | dreiefat, roterende kakefat
  cake box, cake carrier | kuchentransportbox, tortentransportbox, kuchenbehälter | kakebærer, kakebeholder
  cookie jar, biscuit tin, cookie tin | keksdose, plätzchendose, gebäckdose | kakeboks, småkakeboks
  proofing basket, banneton, proving basket | gärkörbchen, gärkorb | hevekurv, brødhevekurv
  pasta machine, pasta maker | nudelmaschine, pastamaschine | pastamaskin
  ravioli mould, ravioli cutter | raviolibrett, ravioliform | ravioliform
  krumkake iron | hörncheneisen | krumkakejern
  kitchen torch, creme brulee torch | flambierbrenner, küchenbrenner | crème brûlée-brenner, kjøkkenbrenner
  jam jars, preserving jars | marmeladengläser, einweckgläser, weckgläser, einkochgläser | syltetøyglass
  preserving pan, jam pan | einkochtopf, einmachtopf | syltekjele
  jelly bag, straining cloth, cheesecloth | passiertuch, seihtuch, safttuch | silduk, osteklede
  fermentation crock, sauerkraut crock, fermentation jar, fermenting crock | gärtopf, sauerkrauttopf, fermentierglas | fermenteringskrukke, surkålkrukke
  tea caddy, tea tin | teedose | tedåse, teboks
  coffee canister, coffee tin | kaffeedose | kaffeboks
  cereal dispenser, cereal container | müslidose, müslispender, schüttdose | frokostblandingsboks, müsliboks
  spice jar | gewürzglas, gewürzdose | krydderglass
  salt shaker, salt cellar | salzstreuer | saltbøsse, saltstrøer
  pepper shaker | pfefferstreuer | pepperbøsse
  salt pepper set | salz-pfeffer-set, menage | salt-pepper-sett
  oil bottle, oil dispenser | ölflasche, ölspender | oljeflaske, oljekaraffel
  sugar bowl | zuckerdose | sukkerskål, sukkerkopp
  sugar shaker, sugar dispenser | zuckerstreuer | sukkerstrøer
  milk jug, creamer, cream jug | milchkännchen, sahnekännchen, rahmkännchen | fløtemugge, melkemugge
  gravy boat, sauce boat | sauciere, soßenschüssel | sausenebb, sauseskål
  soup tureen, tureen | suppenterrine, suppenschüssel | suppeterrin, terrin
  soup plate, deep plate | suppenteller, tiefer teller | dyp tallerken, suppetallerken
  side plate, dessert plate, breakfast plate | frühstücksteller, dessertteller, kuchenteller | asjett, desserttallerken
  dinner plate | speiseteller, essteller | middagstallerken
  charger plate, under plate | platzteller | kuverttallerken, dekketallerken
  cup saucer, tea saucer | untertasse | tefat
  cereal bowl | müslischale, müslischüssel | frokostskål, frokostblandingsskål
  soup bowl | suppenschale, suppentasse | suppeskål
  serving bowl | servierschüssel | serveringsskål, serveringsbolle
  serving platter, platter | servierplatte, servierteller | serveringsfat, steikefat
  fruit bowl | obstschale, früchteschale | fruktskål, fruktfat
  fruit basket, fruit box | obstkorb, früchtekorb, obstkiste | fruktkurv, fruktkasse
  bread basket | brotkorb, brotkörbchen | brødkurv
  coffee set, coffee service | kaffeeservice, kaffeegeschirr | kaffeservise
  sushi set | sushi-set | sushisett
  trivet, pot stand | topfuntersetzer | bordskåner, gryteunderlag
  tea cosy, tea cozy | teewärmer, kannenwärmer | tevarmer
  tea warmer, teapot warmer | stövchen, teestövchen | kannevarmer
  warming tray, hot plate warmer | warmhalteplatte, speisenwärmer | varmebrett
  chafing dish | chafing dish | chafing dish
  place card holder | tischkartenhalter | bordkortholder
  napkin holder | serviettenhalter, serviettenspender | serviettholder
  napkin ring | serviettenring | serviettring
  lazy susan | drehteller, drehtablett | snurrebrett, dreieskive
  tiered tray, cake tier stand, etagere | etagere | etasjefat, kakeoppsats
  beer mug, beer stein, tankard | bierkrug, maßkrug, bierseidel, bierhumpen | ølkrus, ølseidel
  wheat beer glass | weizenbierglas, weißbierglas | hveteølglass
  shot glass | schnapsglas, stamperl, pinnchen | shotglass, drammeglass, akevittglass
  liqueur glass | likörglas | likørglass
  brandy glass, cognac glass, snifter | cognacschwenker, cognacglas, weinbrandglas | konjakkglass
  cocktail glass, martini glass | cocktailglas, martiniglas | cocktailglass, martiniglass
  highball glass, long drink glass | longdrinkglas | longdrinkglass, highballglass
  tumbler glass | tumblerglas | tumblerglass
  juice glass | saftglas | juiceglass
  latte glass, latte macchiato glass | latte-macchiato-glas, latteglas | latteglass, caffe latte-glass
  tea glass | teeglas | teglass
  coffee mug | kaffeebecher, kaffeehäferl | kaffekrus
  coffee cup | kaffeetasse | kaffekopp
  tea cup, teacup | teetasse | tekopp
  reusable straws | wiederverwendbare strohhalme | gjenbrukbare sugerør
  bar spoon, cocktail spoon | barlöffel | barskje
  jigger, bar measure | barmaß, messbecher für cocktails, jigger | barmål, jigger
  muddler | caipirinha-stößel, muddler | muddler, drinkstøter
  ice crusher | eiscrusher, eiszerkleinerer | isknuser
  hip flask | flachmann, taschenflasche | lommelerke
  beer keg, beer barrel, party keg | bierfass, partyfass | ølfat, fatøl
  wine barrel, wine cask | weinfass | vinfat
  beer dispenser, beer tap | zapfanlage, bierzapfanlage | øltapper, ølkran, tappetårn
  drinks dispenser, beverage dispenser | getränkespender, getränkedispenser | drikkedispenser, saftdispenser
  coffee pot | kaffeekanne | kaffekanne
  pour over, coffee dripper | handfilter, kaffeefilterhalter, pour-over-kaffeebereiter | håndbrygger, kaffetrakt, pour over
  cold brew maker | cold-brew-bereiter, cold-brew-kanne | cold brew-kanne
  coffee tamper, tamper | kaffeetamper, espressostampfer, tamper | tamper, kaffestamper
  knock box | ausklopfbehälter, abschlagbehälter | knockboks, bankeboks
  milk pitcher, milk frothing jug | milchkanne für espresso, milchschaumkännchen | melkemugge til skumming, skummemugge
  coffee capsule holder, pod holder | kapselhalter, kapselspender | kapselholder
  tea bag holder | teebeutelablage | teposeholder
  turkish coffee pot, cezve, ibrik | cezve, ibrik, mokkakännchen | cezve, ibrik
  vacuum sealer bags, food vacuum bags | vakuumbeutel, vakuumierbeutel | vakuumposer
  zip bags, ziplock bags, zip lock bags | zipbeutel, allzweckbeutel, druckverschlussbeutel | zip-poser, ziplockposer, lynlåsposer
  sandwich bags | butterbrottüten, butterbrotbeutel, frühstücksbeutel | matpakkeposer
  greaseproof paper, sandwich paper | butterbrotpapier, pergamentpapier | matpapir, smørbrødpapir
  beeswax wraps, beeswax food wraps | bienenwachstücher, wachstücher | bivoksfolie, bivoksduk
  silicone lids, stretch lids | silikondeckel, frischhaltedeckel | silikonlokk
  bowl covers | schüsselabdeckung | bolletrekk
  bag clips, bag sealing clips | verschlussklammern, tütenclips, clips für beutel | poseklyper, poseklemmer
  roasting bag, oven bag | bratschlauch, bratbeutel | stekepose
  cook's twine, kitchen string, kitchen twine | küchengarn, bratenschnur, rouladengarn | kjøkkenhyssing, steketråd
  cooking spray, baking spray | backtrennspray, backspray, bratspray | formspray, bakespray, stekespray
  steel soap, stainless steel soap | edelstahlseife | stålsåpe
  kitchen compost caddy, food waste caddy | biomülleimer, bioeimer | matavfallsbøtte, bioavfallsbøtte
  herb pot | kräutertopf | urtepotte
  sprouter, sprouting jar | sprossenglas, keimglas, keimgerät | spireglass, spirebrett
  onion goggles | zwiebelbrille | løkbriller
  pan protectors | pfannenschutz, stapelschutz für pfannen | pannebeskytter
  pan rack, pot rack | topfregal, pfannenhalter, topfhalter | grytestativ, pannestativ
  lid holder, lid rack | deckelhalter, topfdeckelhalter | lokkholder
  kitchen roll holder, paper towel holder | küchenrollenhalter, rollenhalter | kjøkkenrullholder, tørkerullholder
  foil dispenser, cling film dispenser | folienspender, folienschneider | foliedispenser
  cookbook stand, recipe book holder | kochbuchständer, kochbuchhalter | kokebokstativ, kokebokholder
  bento box | bentobox, bento-box | bentoboks
  food flask, thermos food jar, insulated food container | thermobehälter, speisebehälter, thermo-essensbehälter, isoliergefäß, warmhaltebehälter | mattermos, termosmatboks
  insulated lunch bag, lunch cooler bag | lunchtasche, kühltasche für essen | matpose, lunsjbag
  infuser bottle | trinkflasche mit fruchteinsatz | fruktflaske
`;
