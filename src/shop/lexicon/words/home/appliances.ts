/** Large and small appliances, their parts and accessories: `English | German | Norwegian`, a concept a line. */
export const appliances = `
  washer dryer, washer dryer combo | waschtrockner | kombinert vaskemaskin, vasketørkemaskin
  table top dishwasher, countertop dishwasher | tischgeschirrspüler, mini-geschirrspüler | benkoppvaskmaskin
  fridge freezer, refrigerator freezer combo | kühl-gefrierkombination, kühl-gefrier-kombination, kühlgefrierkombination | kombiskap, kjøl og frys, kjøl-/fryseskap
  american fridge freezer, french door fridge | side-by-side, french-door-kühlschrank | amerikansk kjøleskap
  mini fridge, minibar, table top fridge | mini-kühlschrank, minikühlschrank, minibar | minikjøleskap, minibar
  chest freezer, deep freezer, deep freeze | gefriertruhe, tiefkühltruhe | fryseboks, frysekiste
  ice maker, ice cube maker, ice machine | eiswürfelmaschine, eiswürfelbereiter | isbitmaskin, ismaskin
  built in oven | einbaubackofen | innbyggingsovn
  gas hob, gas cooktop | gaskochfeld | gasstopp, gassbluss
  gas cooker, gas stove | gasherd | gasskomfyr
  ceramic hob, glass ceramic hob | ceranfeld, glaskeramikkochfeld, ceran-kochfeld | keramisk platetopp, keramisk koketopp
  portable hob, hot plate, portable cooktop | kochplatte, einzelkochplatte | kokeplate
  steam oven | dampfbackofen, einbau-dampfgarer | dampovn
  mini oven, toaster oven, countertop oven | minibackofen, mini-backofen, kleinbackofen | miniovn, bordovn
  food steamer, electric steamer | dampfgarer, dampfkocher, elektrischer dampfgarer | dampkoker
  multi cooker, multicooker, instant pot | multikocher, multicooker | multikoker
  sous vide stick, sous vide cooker, immersion circulator | sous-vide-stick, sous-vide-garer | sous vide-stav, sous vide
  vacuum sealer, food vacuum sealer | vakuumierer, vakuumiergerät | vakuumpakker, vakuumpakkemaskin
  bag sealer, heat sealer | folienschweißgerät, tütenschweißer, beutelverschweißer | posesveiser, poseforsegler
  dehydrator, food dehydrator | dörrautomat, dörrgerät, dörrapparat | tørkemaskin for mat, mattørker, fruktørker
  slicer, meat slicer, food slicer | allesschneider, aufschnittmaschine | påleggsmaskin, oppskjærsmaskin
  bread slicer | brotschneidemaschine, brotschneider | brødskjærer, brødskjæremaskin
  electric knife | elektromesser, elektrisches messer | elektrisk kniv
  electric can opener | elektrischer dosenöffner | elektrisk bokseåpner
  electric wine opener, electric corkscrew | elektrischer korkenzieher | elektrisk vinåpner, elektrisk korketrekker
  mini chopper, electric chopper | zerkleinerer, universalzerkleinerer, multizerkleinerer | minihakker, elektrisk hakker
  smoothie maker, personal blender, smoothie blender | smoothie-maker, smoothiemixer | smoothiemaskin, smoothieblender
  slow juicer, cold press juicer, masticating juicer | slow juicer, kaltentsafter | slow juicer, saktepresse
  steam juicer | dampfentsafter | saftkoker, dampsaftkoker
  electric citrus press | elektrische zitruspresse | elektrisk sitruspresse
  capsule coffee machine, pod coffee machine, coffee pod machine | kapselmaschine, kaffeekapselmaschine | kapselmaskin, kaffekapselmaskin
  coffee pad machine | padmaschine, kaffeepadmaschine | kaffeputemaskin
  bean to cup, automatic coffee machine | kaffeevollautomat, vollautomat | helautomatisk kaffemaskin
  filter coffee machine, drip coffee maker | filterkaffeemaschine, filtermaschine | filterkaffemaskin
  coffee roaster | kaffeeröster | kaffebrenner
  soda maker, sparkling water maker, carbonator | wassersprudler, sprudler, trinkwassersprudler | kullsyremaskin, brusmaskin
  co2 cylinder soda, soda gas cylinder | co2-zylinder, sprudlerzylinder, kohlensäurezylinder | kullsyrepatron, kullsyresylinder
  water dispenser, water cooler | wasserspender | vanndispenser
  whipped cream dispenser, cream whipper, whipping siphon | sahnesyphon, sahnesiphon, rahmbläser | kremsifong, sifong til krem
  cream chargers, whipped cream chargers | sahnekapseln | kremsifongpatroner, gasspatroner til sifong
  crepe maker, crepe machine | crêpe-maker, crepes-maker, crêpière | crepesmaskin
  electric griddle | elektrische grillplatte, teppanyaki-platte | elektrisk stekeplate
  contact grill, panini press, panini grill | kontaktgrill, paninigrill | kontaktgrill, paninigrill
  donut maker | donut-maker | donutmaskin
  pizza maker | pizzamaker | pizzamaskin
  hot dog maker, hot dog machine | hotdog-maker, hotdog-maschine | pølsekoker
  chocolate fountain | schokobrunnen, schokoladenbrunnen | sjokoladefontene
  cotton candy machine, candy floss machine, candyfloss maker | zuckerwattemaschine | sukkerspinnmaskin
  slush machine, slushy maker, slushie machine | slush-maschine, slushmaschine | slushmaskin
  yogurt maker, yoghurt maker | joghurtbereiter, joghurtmaschine, joghurtmaker | yoghurtmaskin
  soy milk maker, plant milk maker | sojamilchbereiter, pflanzenmilchbereiter | plantemelkmaskin, soyamelkmaskin
  soup maker | suppenkocher, suppenbereiter | suppemaskin, suppekoker
  baby food maker, baby food processor | babynahrungszubereiter | babymatmaskin
  grain mill, flour mill | getreidemühle, mehlmühle | kornkvern, melkvern
  oat flaker | flockenquetsche, haferquetsche | flakvalse
  meat grinder attachment, mixer attachment | fleischwolfaufsatz, fleischwolf-vorsatz | kjøttkvern til kjøkkenmaskin
  cooking robot, cooking food processor | kochroboter, küchenmaschine mit kochfunktion | kjøkkenmaskin med kokefunksjon
  venting hob, downdraft hob | kochfeldabzug, kochfeld mit dunstabzug | platetopp med ventilator
  carbon hood filter, cooker hood filter | dunstabzugshaubenfilter, aktivkohlefilter dunstabzug | kullfilter kjøkkenvifte
  warming drawer | wärmeschublade | varmeskuff
  built in microwave | einbaumikrowelle, einbau-mikrowelle | innbyggingsmikro, integrert mikrobølgeovn
  microwave cover, microwave lid, splatter cover microwave | mikrowellenabdeckung, mikrowellenhaube, mikrowellendeckel | mikrolokk, mikrobølgelokk
  microwave plate | mikrowellenteller | mikroplate
  fridge organizer, refrigerator bins | kühlschrank-organizer, kühlschrankbox | kjøleskapsorganiser, kjøleskapsboks
  fridge thermometer, freezer thermometer | kühlschrankthermometer, gefrierschrankthermometer | kjøleskapstermometer, frysertermometer
  stacking kit | zwischenbaurahmen, verbindungssatz waschmaschine | sammenbyggingssett
  anti vibration pads, anti vibration mat, vibration dampener, tennis dampener | antivibrationsmatte, vibrationsdämpfer | antivibrasjonsmatte, vibrasjonsdempere
  washing machine base, washing machine pedestal | waschmaschinenuntergestell, waschmaschinensockel, waschmaschinenerhöhung | vaskemaskinsokkel
  drip tray, leak tray | auffangwanne, bodenwanne | dryppbrett, lekkasjebrett
  oven light bulb, oven bulb | backofenlampe, backofenbirne | stekeovnspære, ovnspære
  door seal fridge, fridge seal, refrigerator gasket | kühlschrankdichtung, türdichtung kühlschrank | kjøleskapslist, tettelist kjøleskap
  dishwasher basket | geschirrspülerkorb | oppvaskkurv
  ionizer, air ionizer | ionisator, luftionisator | ionisator, luftionisator
  ozone generator | ozongenerator | ozongenerator
  portable washing machine, mini washing machine | mini-waschmaschine, campingwaschmaschine | minivaskemaskin, campingvaskemaskin
  bread slicer guide, bread slicing guide | brotschneidehilfe | brødskjæringshjelp
  descaling tablets | entkalkungstabletten, entkalkertabletten | avkalkingstabletter
  coffee cleaning tablets | reinigungstabletten kaffeemaschine | rensetabletter kaffemaskin
  milk system cleaner | milchsystemreiniger, milchschaumreiniger | melkesystemrens
  overlocker, serger, overlock machine | overlockmaschine, overlock-nähmaschine, overlock | overlockmaskin
  embroidery machine | stickmaschine | broderimaskin
  knitting machine | strickmaschine, strickmühle | strikkemaskin
  cutting plotter, die cutting machine, vinyl cutter | schneideplotter, hobbyplotter, plotter | skjæreplotter, kuttemaskin
  heat press, transfer press | transferpresse, textilpresse, heißpresse | varmepresse, transferpresse
`;
