/** Sweets, snacks, soft drinks, coffee, tea, beer, wine and spirits: `English | German | Norwegian`, a concept a line. */
export const sweetsAndDrinks = `
  white chocolate | weiße schokolade | hvit sjokolade
  nut chocolate, hazelnut chocolate | nussschokolade | nøttesjokolade
  vegan chocolate | vegane schokolade | vegansk sjokolade
  sugar free chocolate | zuckerfreie schokolade | sukkerfri sjokolade
  filled chocolate | gefüllte schokolade | fylt sjokolade
  dubai chocolate | dubai-schokolade | dubai-sjokolade
  chocolate box, box of chocolates, chocolate gift box | pralinenschachtel, pralinenkasten | konfekteske, sjokoladeeske
  chocolate santa, chocolate figure | schokoladenweihnachtsmann, schoko-nikolaus | sjokoladenisse
  chocolate easter bunny, chocolate bunny | schokohase, schokoladenhase | sjokoladehare
  chocolate eggs, easter eggs chocolate | schokoladeneier, schoko-ostereier | sjokoladeegg
  chocolate coated nuts, chocolate almonds | schokonüsse, schokomandeln | sjokoladenøtter, sjokolademandler
  marshmallow kisses, chocolate marshmallows | schokoküsse, schaumküsse | kokosboller, skumkyss
  candy bar, chocolate snack bar | schokoriegel | sjokoladebar
  hard candy, boiled sweets | lutschbonbons, hartkaramellen | kamferdrops, sukkertøy
  mint sweets, breath mints | pfefferminzbonbons, pfefferminzpastillen | mintpastiller
  sour sweets, sour candy | saure süßigkeiten, saure bonbons | surt godteri, sure godterier
  cotton candy, candy floss | zuckerwatte | sukkerspinn
  candy cane | zuckerstange | polkastang, sukkerstang
  jelly beans | jelly beans | jelly beans
  liquorice allsorts | lakritzkonfekt | lakriskonfekt
  salted licorice | salzlakritz | salt lakris
  toffee sweets | karamellbonbons, sahnebonbons | fløtekarameller
  fudge | fudge | fudge
  pick and mix, sweet mix | süßigkeiten-mix, gemischte tüte | smågodt, løsgodt
  candy bag, sweets gift | süßigkeitentüte | godteripose
  turkish delight | lokum, turkish delight | tyrkisk konfekt
  halva | halva | halva
  baklava | baklava | baklava
  nut bar | nussriegel | nøttebar
  fruit bar | fruchtriegel | fruktbar
  oat bar, flapjack | haferriegel | havrebar
  tortilla chips, nachos | tortilla-chips, nachos | tortillachips, nachos
  vegetable crisps, veggie chips | gemüsechips | grønnsakschips
  lentil crisps, lentil chips | linsenchips | linsechips
  cheese puffs, peanut puffs | erdnussflips | ostepop
  microwave popcorn | mikrowellen-popcorn | mikropopcorn
  corn cakes, maize cakes | maiswaffeln | maiskaker
  breadsticks, grissini | grissini | grissini, brødpinner
  wasabi nuts, coated peanuts | wasabi-nüsse, teigmantelnüsse | wasabinøtter
  pork scratchings, pork rinds | schweinekrusten | fleskesvor
  savoury snacks, party snacks | salzgebäck, partysnacks | snacksblanding, salt snacks
  snack box, sweets box | snackbox, süßigkeitenbox | snackboks, godteboks
  still water | stilles wasser | stille vann, vann uten kullsyre
  coconut water | kokoswasser | kokosvann
  flavoured water | wasser mit geschmack, aromatisiertes wasser | vann med smak
  drink powder | getränkepulver | drikkepulver
  multivitamin juice | multivitaminsaft, multisaft | multivitaminjuice
  tomato juice | tomatensaft | tomatjuice
  grape juice | traubensaft | druesaft, druejuice
  cherry juice | kirschsaft | kirsebærsaft
  blueberry juice | heidelbeersaft, blaubeersaft | blåbærsaft
  blackcurrant juice, blackcurrant cordial | johannisbeersaft, cassissaft | solbærsaft, solbærsirup
  cranberry juice | cranberrysaft | tranebærjuice
  pineapple juice | ananassaft | ananasjuice
  lemon juice | zitronensaft | sitronsaft
  lime juice | limettensaft | limesaft
  carrot juice, vegetable juice | karottensaft, gemüsesaft, möhrensaft | gulrotjuice, grønnsaksjuice
  beetroot juice | rote-bete-saft | rødbetjuice
  pomegranate juice | granatapfelsaft | granateplejuice
  ginger shot, health shot | ingwershot, ingwer-shot | ingefærshot
  smoothie | smoothie | smoothie
  fruit squash, squash drink | saftkonzentrat, getränkesirup | saftkonsentrat, husholdningssaft
  juice spritzer, apple spritzer | apfelschorle, saftschorle, schorle | eplebrus
  elderflower syrup, elderflower cordial | holunderblütensirup, hollersirup | hylleblomstsaft, hylleblomstsirup
  grenadine, cocktail syrup, bar syrup | grenadine, barsirup, cocktailsirup | grenadine, drinksirup
  soda syrup, soda maker syrup | sprudlersirup | brussirup
  orange soda, orangeade | orangenlimonade, orangenlimo | appelsinbrus
  lemonade, lemon soda | zitronenlimonade, zitronenlimo | sitronbrus
  cola zero, diet coke, sugar free cola | cola zero, cola light | cola zero, cola uten sukker
  bitter lemon | bitter lemon | bitter lemon
  mate drink | mate-getränk, mate-limonade | matedrikk
  yerba mate, mate tea | mate-tee, yerba mate | mate-te, yerba mate
  kombucha | kombucha | kombucha
  kvass | kwas, brottrunk | kvass
  protein drink, protein shake ready | proteindrink, eiweißdrink | proteindrikk
  vitamin drink | vitamindrink | vitamindrikk
  christmas soda | weihnachtslimonade | julebrus
  malt beer | malzbier, malztrunk | maltøl, vørterøl
  non alcoholic beer, alcohol free beer | alkoholfreies bier | alkoholfritt øl
  non alcoholic wine, alcohol free wine | alkoholfreier wein | alkoholfri vin
  alcohol free prosecco, alcohol free champagne | alkoholfreier sekt | alkoholfri musserende
  non alcoholic spirits, alcohol free gin | alkoholfreier gin, alkoholfreie spirituosen | alkoholfri gin, alkoholfri sprit
  pale ale | pale ale | pale ale
  ipa, india pale ale | ipa, india pale ale | ipa, india pale ale
  stout beer | stout-bier | stout øl
  porter beer | porterbier | porterøl
  dark beer, bock beer | dunkelbier, bockbier, dunkles bier | mørkt øl, bokkøl
  pale lager | helles bier | lyst øl
  shandy, radler | radler, alsterwasser | shandy, radler
  christmas beer | weihnachtsbier | juleøl
  gluten free beer | glutenfreies bier | glutenfritt øl
  beer crate, case of beer | bierkasten, bierkiste | ølkasse
  beer gift set, beer selection | bierbox, biergeschenk, bierset | ølpakke, ølsmaking
  rose wine | roséwein | rosévin
  orange wine | orange wine, orangewein | oransjevin
  natural wine | naturwein | naturvin
  house wine, table wine | tafelwein, landwein | bordvin
  dry wine | trockener wein, wein trocken | tørr vin
  riesling | riesling | riesling
  chardonnay | chardonnay | chardonnay
  sauvignon blanc | sauvignon blanc | sauvignon blanc
  pinot grigio, pinot gris | grauburgunder, pinot grigio, ruländer | pinot grigio, pinot gris
  pinot blanc | weißburgunder, pinot blanc | pinot blanc
  pinot noir | spätburgunder, pinot noir, blauburgunder | pinot noir
  merlot | merlot | merlot
  cabernet sauvignon | cabernet sauvignon | cabernet sauvignon
  shiraz, syrah | shiraz, syrah | shiraz, syrah
  tempranillo, rioja | rioja, tempranillo | rioja, tempranillo
  primitivo, zinfandel | primitivo, zinfandel | primitivo, zinfandel
  malbec | malbec | malbec
  gruner veltliner | grüner veltliner | grüner veltliner
  cremant | crémant | crémant
  cava | cava | cava
  prosecco | prosecco | prosecco
  champagne | champagner | champagne, sjampanje
  bag in box, boxed wine | bag in box | pappvin, bag in box
  wine gift, wine gift set, wine hamper | weingeschenk, wein-geschenkset, weinpräsent | vingave, vinpakke
  wine set, mixed wine case, wine tasting set | weinpaket, probierpaket wein | vinkasse, smakspakke vin
  sherry | sherry | sherry
  vermouth, martini vermouth | wermut | vermut, vermouth
  sangria | sangria | sangria
  mead, honey wine | honigwein, metwein | mjød
  fruit wine, plum wine | obstwein, beerenwein, pflaumenwein | fruktvin, bærvin
  aperitif, bitter aperitif, spritz aperitif | aperitif, aperitivo | aperitiff
  digestif, herbal liqueur, bitters | kräuterlikör, magenbitter, digestif | urtelikør, bitter digestiv
  cream liqueur, irish cream | sahnelikör, cremelikör, irish cream | fløtelikør, kremlikør
  coffee liqueur | kaffeelikör | kaffelikør
  egg liqueur, advocaat | eierlikör | eggelikør
  amaretto, almond liqueur | amaretto | amaretto
  limoncello | limoncello | limoncello
  orange liqueur, triple sec | orangenlikör, triple sec | appelsinlikør
  fruit brandy, schnapps | obstbrand, obstler, obstschnaps | fruktbrennevin
  pear brandy | birnenbrand, williams-birne | pærebrennevin
  cherry brandy | kirschwasser | kirsebærbrennevin
  grappa | grappa, tresterbrand | grappa
  grain spirit | kornbrand, doppelkorn | kornbrennevin
  calvados, apple brandy | calvados | calvados
  absinthe | absinth | absint
  ouzo | ouzo | ouzo
  raki | raki | raki
  pastis | pastis | pastis
  scotch, scotch whisky | scotch, schottischer whisky | skotsk whisky, scotch
  single malt | single malt | single malt
  bourbon, bourbon whiskey | bourbon | bourbon
  irish whiskey | irischer whiskey | irsk whisky
  white rum | weißer rum | hvit rom
  dark rum | brauner rum | mørk rom
  spiced rum | spiced rum | spiced rom, krydret rom
  cachaca | cachaça | cachaça
  mezcal | mezcal | mezcal
  sake, rice wine | sake, reiswein | sake, risvin
  moonshine, pure alcohol, neutral spirit | primasprit, neutralalkohol | rektifisert sprit
  spirits gift set | spirituosen-geschenkset |
  whisky gift set | whisky-geschenkset | whiskygave
  gin gift set | gin-set, gin-geschenkset | gin-sett
  canned cocktails, premixed cocktails | fertigcocktails, dosencocktails | ferdigblandede drinker, rusbrus
  cocktail bitters, angostura | cocktailbitter, angostura | cocktailbitter, angostura
  espresso beans | espressobohnen | espressobønner
  arabica coffee, arabica beans | arabica-kaffee, arabicabohnen | arabicakaffe, arabica bønner
  decaf coffee | entkoffeinierter kaffee, koffeinfreier kaffee | koffeinfri kaffe
  organic coffee | bio-kaffee | økologisk kaffe
  coffee subscription | kaffeeabo | kaffeabonnement
  coffee sampler, coffee tasting set | kaffee-probierset, kaffee-probierpaket | kaffesmakspakke
  coffee gift, coffee gift set | kaffee-geschenkset, kaffeegeschenk | kaffegave
  cold brew, iced coffee | cold brew, eiskaffee, kalter kaffee | iskaffe, kaldbrygget kaffe
  cappuccino powder, instant cappuccino | cappuccinopulver, instant-cappuccino | cappuccinopulver
  turkish coffee, mocha coffee | mokka, türkischer kaffee | tyrkisk kaffe
  boiled coffee, cowboy coffee | aufgusskaffee | kokekaffe
  coffee substitute, chicory coffee, grain coffee | malzkaffee, getreidekaffee, muckefuck, ersatzkaffee | kaffeerstatning, kornkaffe
  green coffee beans, unroasted coffee | rohkaffee | råkaffe
  coffee syrup, coffee flavouring | kaffeesirup | kaffesirup
  earl grey | earl grey | earl grey
  darjeeling | darjeeling | darjeeling
  assam | assam | assam
  english breakfast tea, breakfast tea | english breakfast, frühstückstee | english breakfast, frokostte
  oolong, oolong tea | oolong | oolong
  jasmine tea | jasmintee | sjasminte
  sencha | sencha | sencha
  ginger tea | ingwertee | ingefærte
  mint tea, peppermint tea | pfefferminztee, minztee | peppermyntete
  fennel tea, baby tea | fencheltee, babytee | fennikelte
  rosehip tea | hagebuttentee | nypete
  hibiscus tea | hibiskustee | hibiskuste
  sage tea | salbeitee | salviete
  lime blossom tea, linden tea | lindenblütentee | lindeblomstte
  nettle tea | brennnesseltee |
  sleep tea, bedtime tea, calming tea | schlaftee, schlaf- und nerventee, beruhigungstee | kveldste, sovete
  cold tea remedy, throat tea | erkältungstee, hustentee | forkjølelseste
  kids tea, childrens tea | kindertee | barnete
  spiced tea, winter tea, christmas tea | gewürztee, wintertee, weihnachtstee | vinterte, julete
  ayurvedic tea, yoga tea | yogi-tee, ayurveda-tee | yogite
  matcha set | matcha-set | matchasett
  matcha whisk | matchabesen | matchavisp
  tea gift set, tea selection | tee-geschenkset, tee-probierset | tegavesett, teutvalg
  instant tea, tea powder | instanttee, teepulver | pulverte
`;
