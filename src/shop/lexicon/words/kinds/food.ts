/** Food and drinks: kinds of things and their members, as `words/kinds.ts` describes. */
export const foodKinds = `
  groceries, food | lebensmittel, nahrungsmittel, esswaren | matvarer, dagligvarer, mat og drikke > fruit, vegetables, meat, fish, dairy products, baked goods, snacks, sweets, spices, pasta, rice, flour, muesli, canned food, convenience food, spreads, condiments, pulses, oil?, sugar, honey
  fruit | obst, früchte, frucht | frukt > apple, pear, banana, lemon, orange?, strawberry, raspberry, blueberry, cherry, grapes, pineapple, mango, peach, plum, kiwi fruit, melon, apricot, grapefruit, mandarin, lime?, pomegranate, fig, berries
  berries | beeren | bær > strawberry, raspberry, blueberry, blackberry, cranberry, currants, lingonberry, gooseberry
  citrus fruit | zitrusfrüchte | sitrusfrukt, sitrusfrukter > lemon, orange?, grapefruit, mandarin, lime?
  dried fruit | trockenfrüchte, trockenobst, dörrobst | tørket frukt > raisins, dried dates, dried apricots, dried figs, prunes
  vegetables, veggies | gemüse | grønnsaker > tomato, potato, onion, garlic, carrot, cucumber, zucchini, eggplant, spinach, pumpkin?, corn, peas, bell pepper, mushroom?, cabbage, broccoli, cauliflower, lettuce, leek, celery, beetroot, asparagus, radish
  pulses, legumes | hülsenfrüchte | belgfrukter, belgvekster > lentils, beans, chickpeas, peas
  nuts | nüsse | nøtter > almond, hazelnut, peanut, walnut?, cashews, pistachios, trail mix, pecan, macadamia, brazil nut
  dairy products, dairy | milchprodukte, molkereiprodukte, milcherzeugnisse | meieriprodukter, melkeprodukter > milk!, cheese, butter!, yogurt, cream cheese, cottage cheese, cream?, quark
  cheese | käse | ost > goat cheese, brown cheese, cream cheese, cottage cheese, cheddar, gouda, brie, camembert, feta, mozzarella, parmesan, ricotta, mascarpone, halloumi
  meat | fleisch | kjøtt > beef, pork, chicken, lamb meat, minced meat, turkey meat, sausage, ham, bacon, steak
  poultry | geflügel | fjærkre, fjørfe > chicken, turkey meat, duck?
  cold cuts, deli meats, charcuterie | aufschnitt, wurstwaren | spekemat, kjøttpålegg > sausage, ham, cured ham, salami, chorizo, liver pate
  fish | fisch | fisk > salmon, smoked salmon, tuna, cod, herring, mackerel, trout
  seafood | meeresfrüchte | sjømat > fish, shrimp, mussels, crab, lobster, squid
  pasta, noodles | nudeln, teigwaren | pasta, nudler > spaghetti, penne, fusilli, macaroni, tagliatelle, lasagna, gnocchi
  grains | getreide, getreideprodukte | kornprodukter > rice, oats, quinoa, couscous, bulgur, wheat?, barley, spelt
  breakfast food, breakfast foods | frühstückswaren, frühstücksprodukte | frokostvarer > muesli, oats, jam, honey, chocolate spread, crispbread, roll?, croissant, cereal bar
  baked goods, bakery products, pastries, pastry | backwaren, gebäck | bakevarer, bakverk > bread, croissant, pretzel, baguette, muffin, cake, donut, cinnamon bun, pie, cookie, waffles, rye bread, cheesecake, gingerbread, rusk, roll?
  baking ingredients | backzutaten | bakeingredienser, bakevarer og mel > flour, sugar, yeast, baking powder, icing sugar, brown sugar, cornstarch, cocoa, marzipan, vanilla?
  spices, seasonings | gewürze | krydder, krydderier > pepper, salt?, cinnamon, ginger, cardamom, turmeric, cumin, paprika powder, chili, nutmeg, curry powder, saffron, oregano, thyme, bay leaf
  herbs | kräuter | urter > basil, cilantro, peppermint, rosemary, thyme, parsley, chives, dill, oregano
  sauces, condiments | soßen, saucen, würzsoßen | sauser > ketchup, mayonnaise, mustard, soy sauce, pesto, hummus, horseradish
  cooking oils, edible oils | speiseöle | matoljer > olive oil, rapeseed oil, sunflower oil, coconut oil
  spreads, sandwich spreads | brotaufstriche, aufstriche | pålegg > jam, honey, peanut butter, chocolate spread, hummus, liver pate, cream cheese, brown cheese
  sweets, candy, confectionery | süßigkeiten, süßwaren, süßkram, naschereien, naschwerk | godteri, snop, søtsaker > chocolate, gummy bears, licorice, lollipop, marshmallows, praline, caramel?, nougat, marzipan, chocolate bar, chewing gum
  chocolate | schokolade | sjokolade > dark chocolate, milk chocolate, praline, chocolate bar
  snacks, nibbles, savory snacks, savoury snacks | snacks, knabbereien, knabberzeug, knabbergebäck, knabberartikel | snacks, snacksvarer > chips?, popcorn, pretzel sticks, crackers, cashews, pistachios, peanut, almond, nuts?, trail mix, cereal bar, protein bar, rice cakes, jerky, cookie, hazelnut
  desserts, puddings | desserts, nachspeisen, nachtisch | desserter > ice cream, cake, cheesecake, pie, muffin, donut, pancakes, waffles
  drinks, beverages, something to drink | getränke | drikke, drikkevarer > soft drinks, hot drinks, alcoholic drinks, juice, water?, energy drink, oat drink, milk!
  soft drinks, sodas, fizzy drinks | erfrischungsgetränke, softdrinks | leskedrikker > limonade, cola, juice, iced tea, tonic water, ginger beer, energy drink, sparkling water, cordial
  hot drinks | heißgetränke | varme drikker > coffee, tea, hot chocolate, cocoa
  alcoholic drinks, booze, alcoholic beverages | alkoholische getränke, alkoholika | alkoholholdig drikke, alkoholholdige drikker > beer, wine, spirits, cider, mulled wine
  spirits, liquor, hard liquor | spirituosen, schnaps | brennevin > whisky, rum, vodka, gin, tequila, brandy, cognac, aquavit, liqueur
  wine | wein | vin > red wine, white wine, sparkling wine, port wine, dessert wine, riesling, merlot, chardonnay, pinot noir, cabernet sauvignon, rose wine
  beer | bier | > pilsner, wheat beer, craft beer, stout, pale ale, porter?
  coffee | kaffee | kaffe > espresso, coffee beans, ground coffee, filter coffee, instant coffee, coffee capsules
  tea, teas | teesorten | tesorter > black tea, green tea, herbal tea, camomile tea, fruit tea, white tea, rooibos, chai, matcha, earl grey
  convenience food, ready meals | fertiggerichte | ferdigretter > frozen pizza, pizza, soup, lasagna
  frozen food | tiefkühlkost, tiefkühlprodukte | frossenmat, frysevarer > frozen pizza, ice cream
  canned food, tinned food | konserven | hermetikk > tuna, pickles, sauerkraut, olives, chickpeas, beans
  natural sweeteners, sugar substitutes | zuckerersatz, süßungsmittel | sukkererstatning > sweetener, honey, maple syrup
  milk alternatives, plant milk, plant based milk | milchersatz, milchalternativen, pflanzendrinks, pflanzenmilch | plantemelk, melkealternativer > oat drink, soy milk, almond milk, coconut milk
`;
