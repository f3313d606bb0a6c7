/** Parties, seasons, weddings, religion and gifts: `English | German | Norwegian`, a concept a line. */
export const festivities = `
  party supplies, party accessories | partybedarf, partyzubehör | festutstyr, festartikler
  birthday decorations | geburtstagsdeko | bursdagsdekorasjon
  childrens birthday, kids birthday party | kindergeburtstag | barnebursdag
  wedding anniversary | hochzeitstag | bryllupsdag
  silver wedding, golden wedding | silberhochzeit, goldene hochzeit | sølvbryllup, gullbryllup
  housewarming, housewarming gift | einweihungsgeschenk, einzugsgeschenk | innflyttingsgave
  farewell gift, leaving gift | abschiedsgeschenk | avskjedsgave
  retirement gift | ruhestandsgeschenk, rentengeschenk | pensjonsgave
  graduation gift, graduation | abschlussgeschenk, abiturgeschenk | eksamensgave
  school enrolment, first school day | einschulung, schulanfang | skolestart
  hen party, hen night, bachelorette party | junggesellinnenabschied, jga | utdrikningslag
  stag party, stag do, bachelor party | junggesellenabschied |
  baby shower | babyparty | babyshower
  gender reveal | gender-reveal, geschlechterenthüllung | kjønnsavsløring
  new years decorations | silvesterdeko | nyttårspynt
  foil balloon, mylar balloon | folienballon | folieballong
  number balloon | zahlenballon | tallballong
  letter balloons | buchstabenballons | bokstavballonger
  balloon arch, balloon garland | ballongirlande, ballonbogen | ballongbue
  balloon pump, balloon inflator | ballonpumpe, luftballonpumpe | ballongpumpe
  balloon ribbon, balloon string | ballonband, ballonschnur | ballongsnor
  balloon weight | ballongewicht | ballongvekt
  modelling balloons | modellierballons | figurballonger
  birthday banner, happy birthday banner | geburtstagsgirlande, geburtstagsbanner | bursdagsbanner
  tissue pom poms, paper pom poms, honeycomb balls | wabenbälle, papierpompons | papirpomponger
  sky lantern | himmelslaterne | himmellykt
  party napkins, paper napkins | papierservietten, partyservietten | papirservietter, festservietter
  paper tablecloth | papiertischdecke | papirduk
  table confetti, scatter decoration | streudeko, streukonfetti | bordkonfetti
  place cards, name cards | platzkarten, tischkarten | bordkort
  table numbers | tischnummern | bordnummer
  photo booth props, photobooth props | fotorequisiten, photo-booth-requisiten | fotobooth-rekvisitter, fotorekvisitter
  party horn, noise maker, party blower | luftrüssel, partytröte, tröte | festfløyte, bursdagsfløyte
  vuvuzela, air horn | vuvuzela, drucklufthupe | vuvuzela, tåkelur
  fan scarf, football scarf | fanschal, fußballschal | supporterskjerf
  fan merchandise, fan gear | fanartikel | supporterutstyr, supportereffekter
  cake candle numbers, number candle | zahlenkerze | tallys
  cake sparkler, ice fountain | tortenfontäne, eisfontäne | isfontene, kakefontene
  fire crackers, bangers | böller, knallkörper | kinaputter
  rockets fireworks, firework rockets | feuerwerksraketen, silvesterraketen | fyrverkeriraketter
  firework battery, fireworks cake | feuerwerksbatterie, verbundfeuerwerk | fyrverkeribatteri
  bengal fire, smoke bomb | bengalo, rauchbombe, bengalisches feuer | bengalsk lys, røykbombe
  lead pouring, molybdomancy | bleigießen, zinngießen, wachsgießen |
  carnival costume | karnevalskostüm, faschingskostüm | karnevalskostyme
  halloween costume | halloweenkostüm, halloween-kostüm | halloweenkostyme
  kids costume, childrens costume | kinderkostüm | barnekostyme
  womens costume | damenkostüm | damekostyme
  mens costume | herrenkostüm | herrekostyme
  couples costume, group costume | paarkostüm, gruppenkostüm | parkostyme
  witch costume | hexenkostüm | heksekostyme
  pirate costume | piratenkostüm | piratkostyme, sjørøverdrakt
  princess costume, princess dress | prinzessinnenkleid, prinzessinnenkostüm | prinsessekjole, prinsessekostyme
  superhero costume | superheldenkostüm | superheltkostyme
  animal costume | tierkostüm | dyrekostyme
  santa costume, santa suit, santa claus costume | weihnachtsmannkostüm, nikolauskostüm | nissedrakt, julenissekostyme
  costume wig, party wig | karnevalsperücke, partyperücke | festparykk
  costume mask, halloween mask | karnevalsmaske, halloweenmaske | kostymemaske, halloweenmaske
  venetian mask, masquerade mask | venezianische maske, ballmaske | venetiansk maske, maskeradmaske
  fake blood, stage blood | kunstblut, theaterblut | teaterblod, kunstig blod
  theatre makeup, stage makeup | theaterschminke | teatersminke
  fake beard, false moustache | kunstbart, klebebart, falscher bart | løsskjegg, løsbart
  fake teeth, vampire teeth, fangs | vampirzähne, vampirgebiss | vampyrtenner
  angel wings, fairy wings | engelsflügel, feenflügel | englevinger, alvevinger
  magic wand, fairy wand | zauberstab | tryllestav
  cheerleader pom poms, pompoms cheer | cheerleader-pompons | cheerleaderdusker
  santa hat | weihnachtsmannmütze, nikolausmütze | nisselue
  santa claus, father christmas | weihnachtsmann, nikolaus | julenisse
  christmas gnome | wichtel, weihnachtswichtel | fjøsnisse
  christmas elf | weihnachtself | julealv
  christmas angel | weihnachtsengel | juleengel
  tree topper, christmas tree topper | baumspitze, christbaumspitze | trestjerne, juletretopp
  christmas lights | weihnachtsbeleuchtung, weihnachtslichterkette | julelys, julebelysning
  christmas tree stand | christbaumständer, weihnachtsbaumständer | juletrefot
  christmas tree skirt, tree skirt | christbaumdecke, baumdecke | juletreteppe, juletreduk
  artificial christmas tree, fake christmas tree | künstlicher weihnachtsbaum, künstlicher tannenbaum | kunstig juletre, plastjuletre
  tinsel, lametta | lametta | lametta
  tinsel garland, christmas garland | weihnachtsgirlande, tannengirlande | julegirlander, granbargirlander
  mistletoe | mistelzweig | misteltein
  christmas pyramid | weihnachtspyramide | julepyramide
  incense smoker, smoking man | räuchermännchen, räuchermann | røkelsesmann
  artificial snow, snow spray | kunstschnee, schneespray | kunstsnø, snøspray
  christmas card | weihnachtskarte | julekort
  secret santa gift, stocking filler, stocking stuffer | wichtelgeschenk | nissegave, kalendergave
  advent candles | adventskerzen | adventslys
  fillable advent calendar | adventskalender zum befüllen | pakkekalender
  christmas tablecloth | weihnachtstischdecke | juleduk
  christmas bedding | weihnachtsbettwäsche | julesengetøy
  easter decorations | osterdeko, osterdekoration | påskepynt
  easter basket, easter nest | osterkorb, osternest | påskekurv
  egg dye, easter egg dye | eierfarbe, ostereierfarbe | eggfarge
  easter chick | osterküken | påskekylling
  valentines gift | valentinstagsgeschenk | valentinsgave
  mothers day gift | muttertagsgeschenk | morsdagsgave
  fathers day gift | vatertagsgeschenk | farsdagsgave
  gift for women, gift for her | geschenk für frauen, frauengeschenk | gave til henne, gave til dame
  gift for men, gift for him | geschenk für männer, männergeschenk | gave til ham, gave til mann
  kids gift, gift for children | geschenk für kinder, kindergeschenk | gave til barn, barnegave
  birthday gift, birthday present | geburtstagsgeschenk | bursdagsgave, fødselsdagsgave
  christmas gift, christmas present | weihnachtsgeschenk | julegave, julepresang
  wedding gift, wedding present | hochzeitsgeschenk | bryllupsgave
  christening gift, baptism gift | taufgeschenk | dåpsgave
  communion gift | kommuniongeschenk | kommunionsgave
  hostess gift, small present | gastgeschenk, mitbringsel | vertinnegave
  personalised gift, custom gift, photo gift | personalisiertes geschenk, fotogeschenk | personlig gave, fotogave
  experience gift, experience voucher | erlebnisgeschenk, erlebnisgutschein | opplevelsesgave
  money gift, gift of money | geldgeschenk | pengegave
  gift wrapping | geschenkverpackung | gaveinnpakning
  thank you card | dankeskarte, danksagungskarte | takkekort
  sympathy card, condolence card | trauerkarte, beileidskarte, kondolenzkarte | kondolansekort
  name day | namenstag | navnedag
  party invitation, birthday invitation | geburtstagseinladung | bursdagsinvitasjon
  wedding invitation | hochzeitseinladung | bryllupsinvitasjon
  save the date | save the date | save the date
  wedding decorations | hochzeitsdeko, hochzeitsdekoration | bryllupspynt, bryllupsdekorasjon
  wedding favors | hochzeitsgastgeschenke | bordgaver
  wedding guest book | hochzeitsgästebuch | gjestebok bryllup
  wedding candle, unity candle | hochzeitskerze, traukerze | bryllupslys
  ring pillow, ring bearer pillow | ringkissen | ringpute
  bridal veil, wedding veil | brautschleier, schleier | brudeslør, slør
  bridal shoes, wedding shoes | brautschuhe | brudesko
  bridal bouquet | brautstrauß | brudebukett
  bridal underwear, bridal lingerie | brautunterwäsche | brudeundertøy
  boutonniere, buttonhole flower | anstecksträußchen | knapphullsblomst
  wedding suit, grooms suit | hochzeitsanzug, bräutigamanzug | brudgomdress
  flower girl dress | blumenmädchenkleid | brudepikekjole
  wedding cake figures, bride and groom | tortenfigur brautpaar, brautpaar figur |
  rose petals, flower petals | rosenblätter, blütenblätter | rosenblader
  just married | just married | nygift
  christening candle, baptism candle | taufkerze | dåpslys
  communion candle | kommunionkerze | kommunionslys
  grave decoration, grave ornaments | grabschmuck, grabdeko | gravpynt
  urn | graburne | askeurne
  altar candle, church candle | altarkerze, kirchenkerze | alterlys, kirkelys
  rosary, prayer beads | rosenkranz, gebetskette | rosenkrans, bønnekrans
  crucifix, wall cross | kruzifix, wandkreuz | krusifiks, veggkors
  guardian angel | schutzengel | skytsengel
  prayer book, hymn book, hymnal | gesangbuch, gebetbuch, gotteslob | salmebok, bønnebok
  childrens bible | kinderbibel | barnebibel
  quran, koran | koran | koranen
  prayer rug, prayer mat | gebetsteppich | bønneteppe
  menorah, hanukkah candles | chanukkia, menora | menora
  kippah, yarmulke | kippa | kippa
  buddha statue, buddha figure | buddha-figur, buddhafigur | buddhafigur, buddhastatue
  incense cones | räucherkegel, räucherkerzen | røkelseskjegler
  smudge stick, white sage, sage bundle | räucherbündel, weißer salbei | salviebunt, hvit salvie
  palo santo | palo santo | palo santo
  dreamcatcher, dream catcher | traumfänger | drømmefanger
  dowsing rod | wünschelrute | ønskekvist
  national flag, hand flag, country flag | länderfahne, länderflagge, nationalflagge | nasjonalflagg, håndflagg
  table flag | tischflagge | bordflagg
  constitution day, national day, 17 may | nationalfeiertag | nasjonaldag, 17. mai
  constitution day ribbon | | 17. mai-sløyfe, maisløyfe
  trophy, prize cup | pokal, siegerpokal | pokal, premiepokal
  medals, award medal | medaille, siegermedaille | medalje
`;
