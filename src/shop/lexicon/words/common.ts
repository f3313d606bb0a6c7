/**
 * Short words of daily language that name things or say how they are: one letter makes most of them another word, and they
 * are no misspellings of it. What the lexicon of retail has is left out.
 */
export const commonWords = `
  acid aged alpha amber ample angel ankle apron arch army aunt axle baby back bake bald ball band bank bare bark
  barn base bass bath beach bead beam bear beat beer bell belly bend best bike bill bird bite black blade blank
  blaze blend blind block blood bloom blow blue board boat body boil bold bolt bond bone book boot bore boss both
  bowl brace brain brake brand brass brave bread break brick bride brief bright brine broad brook broom brown brush
  bulb bulk bull bunk burn bush cafe cage cake calf calm camp cane cape card care cart case cash cast cave cell
  chain chair chalk charm chart chase cheap check cheek chef chest chew chick chief child chili chime chin chip chop
  city clamp clap claw clay clean clear cliff climb clip cloak clock close cloth cloud clown club coach coal coast
  coat cocoa coil coin cold comb cook cool cord core cork corn cost couch count court cove cover crab craft crane
  crash crate cream crib crisp crop cross crow crowd crown crust cube cuff cure curl curve damp dance dark dart dash
  dawn deaf deal dear deck deep deer dent desk dial dice diet dirt dish disk ditch dive dock doll dome door dose
  dough dove down drain draw dream dress drill drink drive drop drum duck dull dump dusk dust dwarf eagle early
  earth easy edge elbow empty face fair fairy fake fall farm fast fate fawn feast feed felt fence fern fever field file
  fill film find fine fire firm fish fist flag flake flame flap flash flask flat flea fleet flesh flint float flock
  flood floor flour flow flute foal foam foil fold folk font food fork form fort frame free fresh frog frost fruit
  fuel full funnel gale game gate gear germ ghost giant gift girl give glass gleam globe gloom gloss glove glow glue
  goat gold golf good goose gown grain grand grape grass grate grave gravy great green grey grid grill grip groom
  gross group grow guard guest guide gust hail hair half hall halo hand handy hare harp hawk head heart heat heavy
  hedge heel height herb hero high hill hinge hive hock hold hole holy home hood hoof hook hoop horn horse hose host
  hour house huge hull hunt icon inch inlet iris iron ivory jade jewel joint joke judge juice jump keel keen keep
  kelp kick kind king kiss kite knee knife knit knob knot lace lake lamb lamp land lane large lark lash latch late
  lathe lava lawn layer lead leaf leak lean leap leash leek left lens level lever life lift light lily limb lime
  linen link lint lion list load loaf loan lobby local lock lodge loft long loom loop loose lotus loud love luck
  lung lure lush magic maid mail main male mane maple march mare mark marsh mask mast match mate meal meat medal
  melt mend menu mesh metal mild mile milk mill mind mine mint mist moat mole moon moose moss moth motor mould mount
  mouth mule music musk nail name navy neat neck needle nest news night noble noise north nose note nurse ocean
  olive onion opal open orbit order organ otter oval oven pace pack page pail pain paint pair palace palm panel
  pants paper park party paste patch path peach peak pear pearl peat peel penny perch pest petal phone photo piano
  pick pier pile pill pilot pine pink pint pipe pitch place plain plan plane plank plant plate play plot plow plug
  plum plush pocket poem point pole pond pony pool poor pope porch pork port pose post pouch pour power press price
  pride prime print prize probe proof prop pulp pump punch pupil pure purse push quail queen quick quiet quill quilt
  race rack radar raft rail rain rake ramp ranch range rank rare raven razor reach read real rear reed reef reel
  rest ribbon rice rich ride ridge right rind ring ripe rise river road roast robe robin rock roll roof room root
  rope rose rough round route royal ruby ruin rule rush rust sack saddle safe sage sail saint sale salt same sand
  satin sauce save scale scar scarf scene scent scoop scope score scout scrap screw seal seam seat seed self sense
  serum shade shaft shake shape share shark sharp shave shawl shed sheep sheer sheet shelf shell shield shift shine
  ship shirt shock shoe shop shore short shot show shower shrub sick side sieve sigh sign silk sill silver sink
  siren skate skin skirt skull slab slate sled sleep sleet sleeve slice slide slim sling slip slope slot slow slug
  small smart smell smile smoke snack snail snake snap snow soap sock soda soft soil solar sole solid song soot sore
  soul sound soup sour south space spade spare spark speed spell spice spike spin spine spoke spoon sport spot spout
  spray spring spruce spur squid stack staff stage stain stair stake stalk stall stamp stand star start steak steam
  steel steep stem step stern stew stick stiff still sting stock stone stool stop store storm stove strap straw
  stream street strip stud study sugar suit super surf swan swap swarm sweat sweep sweet swim swing sword table tail
  tale talk tall tame tank tape taste team tear teddy tent term test text thick thigh thin thing thorn thread throne
  thumb tick tide tidy tiger tight tile time tiny tire toad toast tomb tone tongue tool tooth torch touch tough tour
  towel tower town trace track trade trail train tram trap trash tray tree trek trend tribe trick trim trip trout
  truck trunk trust tube tulip tuna tune turf turn tusk twig twin twist ulcer uncle unit vale valve vase vault veal
  veil vein vest view vine vinyl viola voice wade wage waist walk wall wand ware warm wart wash wasp watch water
  wave weave wedge weed week well wheat wheel whey whip white whole wick wide wife wild will wind wine wing wipe
  wire witch wolf wood wool word work world worm wrap wrist yard yarn year yeast yoke young zebra zinc zone

  abend acker adler affe ahorn alge ampel anker auge auto bach bahn balken bart bauch baum becher beet bein berg
  besen bett beutel biber biene bier bild birke birne blatt blech blei blick blitz blume blut boden bogen bohne
  borste brett brille brot bruder brust buch buche bucht burg busch dach dachs dame dampf darm decke deckel deich
  dieb dill docht dorf dorn draht drossel duft dung eber ecke eibe eiche eimer ente erbse erde erle esche esel eule
  fach faden fahne falke falte farbe farn fass faust feder feige feile feld fell fels fenster ferse fest feuer
  fichte filz finger fink fisch flachs flagge flamme flasche fleck flieder fliege fliese flocke floh floss flug
  fluss forst frau frosch frucht fuchs fuge funke gabel gans garn garten gast geige geist geld gerste gips glanz
  glas glocke glut grab graben gras griff grube gruft grund gurt gurke haar hafen hafer hahn haken halm hals halter
  hammer hanf harke harz hase haus haut hecht hecke hefe heft heide heizung helm hemd henne herbst herd herz hexe
  himbeere hirsch hirse hitze hobel hocker holz honig huhn hund igel insel jagd jahr kabel kachel kamin kamm kanne
  kante kappe karte kasse kasten kater katze kegel keil kelle keller kerbe kern kerze kessel kette kies kiefer kinn
  kiste kissen klammer klappe klee kleid klette klinge klinke klotz knie knolle knopf knoten koch koffer kohl kohle
  korb korn kraft kragen kran kranz kraut krebs kreide kreis kreuz krippe krone krug kuchen kugel kunst kupfer
  kurbel kurve lachs laden lager lamm lampe lanze latte laub lauch laus leder lehm lehne leib leim leine leinen
  leiste leiter lenker lerche licht linde linse lippe loch locke luft lunge lupe made magen mais mandel mann mantel
  markt maske masse matte mauer maus mehl meise messer milch minze mitte mond moos most motte mund mutter nabe nacht
  nadel nagel napf nase natter nebel nelke netz nudel nuss ofen orgel pappe pappel pech perle pfahl pfanne pfeffer
  pfeife pfeil pferd pflug pilz pinsel platte platz pudel puls pult pumpe puppe qualle quark rabe rahm rahmen rand
  raps rasen rast ratte raupe rebe regal regen reif reifen reis reise riegel riemen rinde rinne rippe ritter robbe
  rohr rolle rost rotor ruder ruhe rute saat saft sahne saite salat salbe salz samen samt sattel satz schaf schal
  schale scharf schatz schaum schere schiff schild schilf schirm schloss schmied schnee schnur schrank schraube
  schuh schule schurz schwamm schwan segel seide seife seil seite sessel sieb silber sitz sohle sonne spaten specht
  speck speer speise spiegel spiel spinne spitze sporn sprosse spule stab stachel stadt stahl stamm stange staub
  stein stelle steuer stiel stier stift stirn stoff storch strand strauch streu strick stroh strom strumpf stube
  stuhl sturm stute tafel talg tanne tante tasche tasse taube teer teich teig teil teller teppich tier tinte tisch
  tonne topf torf torte tracht traube treppe tresse tritt trog tropfen truhe tuch tulpe turm ulme vater vieh vogel
  volk waage wachs waffe wagen wald wanne wasser watte weide wein weizen welle welt wesen weste wiege wiese winkel
  winter wippe wolke wolle wurm wurst wurzel zahn zange zaun zeder zeile zelle zelt zettel zeug ziege ziegel zimt
  zinn zirkel zoll zopf zucker zunge zweig zwerg zwiebel zwirn

  alke aske bade bakke bekk belte benk bilde bille bjelke blad blekk blink blod blom boks bolle bonde bord bred
  brevet bringe bris brod brud bryst brygge bukk bukse bunn busk bygg deig deksel dekk drage drakt drue dukke dusj
  dverg eple erme eske fane fersk filt fisk fjell fjord fjos flagg flaske flate flis floke flue frakk frukt fugl
  furu gaffel gang gass gave geit gjerde glans gran grav grein grep greve grind gris grop gryn gryte gull gulv gutt
  hage hake hale hane hatt havre heis hekk heks hengsel hest himmel hjelm hjerte hjort hode hoste hule humle hval
  hvete hylle hytte jakke jakt jern jord kaffe kake kalk kalv kanin kant kart katt kilde kile kjede kjele kjole
  kjott klær klokke klut kniv knapp knute kobber kokk kopp korg kork kors kost krans krem krets krita krok krukke
  krus kryss kule kull kurv kvist laks lapp last laug lauv leire lekt lenke lerke linje lokk luke lyng malt maur
  melk mose mygg mynt nagle natt nebb nese nett nisse nype okse olje panne papp pels penn pinne planke plen plog
  pote potte prest pute ramme rein reke rist rulle rund rygg rype saks sele sild silke sitt sjal skap skål skaft
  skje skjell skjerf skjold skjort skog skrin skrue slag slange slede slips smak smed smie snegl snor sokk sommer
  sopp spiker spole spor sprut spyd stang stav steke stige stikke stol streng strikk stue stykke sukker sump sverd
  tang tann tare tavle tekst telt tind tinn tiur tjern torg torsk torv trapp tromme trost trykk tupp tusj vann vegg
  vekt vind vinge vott voks vogn
`;
