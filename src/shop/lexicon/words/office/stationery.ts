/** Desks, school, writing, filing, mailing and packaging: `English | German | Norwegian`, a concept a line. */
export const stationery = `
  wall calendar | wandkalender | veggkalender
  desk calendar | tischkalender | bordkalender, skrivebordskalender
  family planner, family calendar | familienplaner, familienkalender | familiekalender, familieplanlegger
  pocket diary, appointment diary | taschenkalender, terminkalender | lommekalender, almanakk
  weekly planner, planner pad, desk planner | wochenplaner, planer block | ukeplanlegger, planleggerblokk, ukeplan
  student planner, homework diary, school planner | hausaufgabenheft, schülerkalender, aufgabenheft | lekseplan, skolekalender, leksebok, skoleplanlegger
  bullet journal, dotted notebook, dot grid notebook | bullet-journal, dotted notizbuch | bullet journal
  spiral notebook, spiral pad | spiralblock, collegeblock | spiralblokk, kollegieblokk
  writing pad, legal pad | schreibblock | skriveblokk
  graph paper | millimeterpapier | millimeterpapir
  squared paper | kariertes papier | rutepapir
  music paper, manuscript paper | notenpapier | notepapir
  receipt book | quittungsblock | kvitteringsblokk
  business cards, visiting cards | visitenkarten | visittkort
  name badge, name tag | namensschild | navneskilt, navnemerke
  badge holder | ausweishülle, ausweishalter | navneskiltholder
  lanyard | lanyard, schlüsselband | nøkkelbånd, nøkkelsnor
  id badge reel, retractable badge holder | ausweisjojo, schlüsseljojo | kortjojo, nøkkeljojo
  price labels | preisetiketten | prislapper
  price gun, pricing gun | preisauszeichner, preisauszeichnungsgerät | prispistol
  magnetic board, magnet board | magnettafel, magnetwand | magnettavle
  board magnets, whiteboard magnets | tafelmagnete, haftmagnete | tavlemagneter
  fridge magnets | kühlschrankmagnete | kjøleskapsmagneter
  whiteboard eraser, board eraser | tafelschwamm, whiteboard-löscher, tafelwischer | tavlesvamp, tavlevisker, whiteboardvisker
  flip chart paper | flipchartpapier | flippoverpapir, flippoverblokk
  moderation cards, facilitation cards | moderationskarten, metaplankarten | moderasjonskort
  hanging file, suspension file | hängemappe, hängeregister | hengemappe
  presentation folder, report cover | schnellhefter, klemmmappe | klemmappe, tilbudsmappe
  plastic folder | sichthülle, aktenhülle | plastmappe
  elastic folder, three flap folder | eckspannermappe, gummizugmappe | strikkmappe
  expanding file, accordion folder | fächermappe, ordnungsmappe | trekkspillmappe
  magazine file | stehsammler | tidsskriftkassett
  archive box | archivbox, archivschachtel | arkivboks, arkiveske
  signature book | unterschriftenmappe | signaturmappe
  display book | sichtbuch | presentasjonsmappe
  conference folder, writing case | schreibmappe, konferenzmappe | skrivemappe, konferansemappe
  art portfolio, drawing portfolio | zeichenmappe, künstlermappe | tegnemappe, kunstmappe
  binding machine, comb binder | bindegerät, bindemaschine | innbindingsmaskin, spiralmaskin
  binding combs, binding spines | binderücken, plastikbinderücken | innbindingsrygger, spiralrygger
  staple remover | enthefter, heftklammerentferner, entklammerer | stiftefjerner
  electric stapler | elektrohefter | elektrisk stiftemaskin
  tape dispenser | klebebandabroller, tischabroller, klebefilmabroller | tapeholder, teipholder, tapedispenser
  packing tape dispenser, tape gun | packbandabroller, handabroller | pakketapeholder, tapepistol
  date stamp | datumsstempel | datostempel
  self inking stamp | selbstfärbestempel, automatikstempel | selvfargende stempel
  letter scale, postage scale | briefwaage, paketwaage | brevvekt, pakkevekt
  desk drawer box | schubladenbox | skuffeboks
  book stand, reading stand | buchständer, leseständer, lesepult | bokstativ, lesestativ
  waste paper basket, wastepaper bin | papierkorb | papirkurv
  meeting table, conference table | besprechungstisch, konferenztisch | møtebord, konferansebord
  visitor chair, conference chair, guest chair | besucherstuhl, konferenzstuhl | besøksstol, konferansestol
  ergonomic chair, ergonomic office chair | ergonomischer bürostuhl | ergonomisk kontorstol
  chair castors, office chair wheels | stuhlrollen, bürostuhlrollen | stolhjul, kontorstolhjul
  desk divider, desk screen | tischtrennwand, schreibtischtrennwand | bordskjerm
  anti fatigue mat, standing mat | anti-ermüdungsmatte, stehmatte, arbeitsplatzmatte | avlastningsmatte, ståmatte
  ballot box | wahlurne | valgurne
  suggestion box | vorschlagskasten, ideenbox | forslagskasse
  brochure holder, leaflet holder, flyer stand | prospektständer, prospekthalter, flyerständer | brosjyreholder, brosjyrestativ
  sign holder, menu holder | tischaufsteller, schilderhalter | skiltholder, menyholder
  a board, pavement sign, sandwich board | kundenstopper, gehwegaufsteller | gatebukk, gateskilt
  snap frame | klapprahmen | klikkramme
  school cone | schultüte, zuckertüte |
  pencil roll | stifterolle | blyantrull
  exercise book cover, book cover, book sleeve, book protector | heftumschlag, buchhülle, buchschutzhülle, buchumschlag, buchschoner | bokbind, bokplast, bokomslag
  exercise book labels | heftetiketten | bokmerkelapper
  pencil grip | schreibhilfe, stiftgriff | blyantgrep
  abacus, counting frame | abakus, rechenrahmen | kuleramme, abakus
  scientific calculator | wissenschaftlicher taschenrechner | vitenskapelig kalkulator
  graphing calculator | grafikrechner, grafikfähiger taschenrechner | grafisk kalkulator
  desktop calculator, printing calculator | tischrechner | bordkalkulator
  geometry set | geometrieset | geometrisett, passersett
  drawing board, drafting board | zeichenplatte, zeichenbrett | tegneplate
  world map | weltkarte | verdenskart
  wall map, map | landkarte, wandkarte | veggkart, landkart
  ink eradicator, ink eraser | tintenkiller, tintenlöscher | blekkfjerner
  fountain pen cartridges | füllerpatronen | fyllepennpatroner
  pen refill, ballpoint refill | kugelschreibermine, großraummine | pennerefill
  pencil leads | feinminen, bleistiftminen, druckbleistiftminen | blyantstifter, miner til stiftblyant
  erasable pen | radierbarer stift, tintenroller radierbar | viskbar penn, frixion-penn
  brush pen | brush-pen, pinselstift | penselpenn, penseltusj
  calligraphy pen | kalligraphiestift, kalligrafiestift, kalligrafiefüller | kalligrafipenn
  calligraphy set | kalligraphie-set, kalligrafie-set | kalligrafisett
  paint marker, acrylic marker, acrylic pens | acrylstift, acrylmarker, lackmarker | akryltusj, malingstusj, akrylpenn
  chalk marker, liquid chalk | kreidemarker, kreidestift | krittusj, kritttusj, krittpenn
  alcohol marker, sketch marker, layout marker | alkoholmarker, layoutmarker, grafikmarker | alkoholtusj, layouttusj
  drawing charcoal, charcoal sticks | zeichenkohle, kohlestifte | tegnekull
  sketching pencils, drawing pencils, graphite pencils | zeichenstifte, skizzierstifte, grafitstifte | tegneblyanter, grafittblyanter
  kneaded eraser, putty eraser | knetradierer, knetgummi radierer | knaviskelær, formbart viskelær
  watercolor paint, watercolor set | aquarellfarbe, aquarellfarben, aquarellkasten | akvarellmaling, akvarellfarger, akvarellskrin, akvarellsett
  artist brush, art brush, artists brush set, watercolor brush | künstlerpinsel, malpinsel, aquarellpinsel | kunstnerpensel, malepensel, akvarellpensel
  paint palette, mixing palette, artists palette | farbpalette, mischpalette, malpalette | palett, malepalett, blandepalett
  poster paint, tempera paint | plakatfarbe, temperafarbe | plakatmaling, temperamaling
  glass paint, window paint | glasmalfarbe | glassmaling, vindusmaling
  porcelain paint | porzellanfarbe, porzellanmalfarbe | porselensmaling
  window color | window color, fenstermalfarbe | vindusfarge
  porcelain pen, porcelain marker | porzellanstift, porzellanmalstift | porselenspenn, porselenstusj
  gesso | gesso | gesso
  fixative, fixing spray, drawing fixative | fixativ, fixierspray | fiksativ
  modeling tools, clay tools, pottery tools | modellierwerkzeug, töpferwerkzeug | modelleringsverktøy, leireverktøy, keramikkverktøy
  polymer clay, oven bake clay | polymerton, fimo, ofenhärtende modelliermasse, polymer clay, polymer-ton | polymerleire, fimo, ovnsherdet leire
  casting plaster, craft plaster | gießpulver, bastelgips, keramikgießpulver, gießgips | støpegips, hobbygips
  casting mold, silicone mould craft | gießform | støpeform
  craft foam, foam sheets, foam rubber sheets | moosgummi, moosgummiplatten | mosegummi, skumgummi-ark, skumark
  craft felt, felt sheets | bastelfilz, filzplatten | hobbyfilt, filtark
  crepe paper | krepppapier | kreppapir
  tissue paper, silk paper | seidenpapier | silkepapir
  kraft paper, wrapping kraft | kraftpapier | kraftpapir, gråpapir
  googly eyes, wiggly eyes, wiggle eyes, wobbly eyes | wackelaugen | rulleøyne, klistreøyne
  craft sticks, popsicle sticks, lolly sticks | eisstiele, bastelstäbchen, holzstäbchen | ispinner, trepinner
  pom poms, pompoms | pompons, bommeln | pomponger
  sequins, spangles | pailletten | paljetter
  felting wool, roving wool, felting kit, wool roving | filzwolle, märchenwolle | filteull, kardet ull, toveull
  felting needles | filznadeln | filtenåler, toveneåler, toveneler
  macrame yarn, macrame cord | makramee-garn, makrameegarn | makramégarn, makramétråd, makramésnor
  weaving loom | webrahmen, webstuhl | vevramme, vevstol
  latch hook kit, rug making kit | knüpfteppich, knüpfset, teppich knüpfen | knytteteppe, ryesett, knyttesett
  punch needle | punch-needle, stanznadel | punch needle, luggnål, punchnål
  diamond painting, diamond art | diamond painting, diamantmalerei | diamantmaling, diamond painting
  string art kit | fadenbild-set, fadenbilder | trådkunst
  soap making kit | seifengießset | såpestøpesett
  soap base | rohseife, gießseife, seife gießen | såpebase, såpelaging
  linocut set | linolschnitt-set | linosnittsett
  screen printing kit | siebdruck-set | silketrykksett
  stamp set | stempelset, kinderstempel | stempelsett
  craft punch, motif punch, paper punch | motivlocher, motivstanzer | motivhullemaskin, mønsterstanse, figurstanser
  sewing buttons, buttons, shirt buttons | knopf, knöpfe, hemdknöpfe | sy-knapper, skjorteknapper, syknapper
  snap fasteners, press studs, poppers | druckknopf, druckknöpfe | trykknapp, trykknapper
  hook and eye, hooks eyes | haken und ösen | hekter og maljer, hekter
  bias binding, bias tape | schrägband | skråbånd
  piping cord | paspelband, paspel | snorpasspoal, passpoal, passepoilbånd
  lace trim, lace ribbon | spitzenband, spitzenborte | blondebånd
  satin ribbon, ribbon | satinband, schleifenband | satengbånd, silkebånd
  webbing, strap webbing, nylon webbing | gurtband | stroppebånd, remmebånd
  interfacing, fusible interfacing | vlieseline, bügelvlies, bügeleinlage | vliselin, strykevlies, vlieseline
  hemming tape, hem tape, iron on hem, fusible web | saumband, saumvlies, bügelsaumband | oppleggsbånd, fållbånd, oppleggstape, strykebånd
  quilt batting, wadding, batting, quilt wadding | volumenvlies, quiltvlies | quiltevatt, platevatt
  toy stuffing, polyester fiberfill, fibrefill, polyester filling | füllwatte, bastelwatte | fyllvatt, stoffdyrfyll
  patchwork fabric, quilting fabric | patchworkstoff, quiltstoff | lappeteknikkstoff, quiltestoff, patchworkstoff
  cotton fabric, cotton cloth | baumwollstoff | bomullsstoff
  jersey fabric | jerseystoff, jersey stoff | jerseystoff
  upholstery fabric, furniture fabric | polsterstoff, möbelstoff, bezugsstoff | møbelstoff, møbeltekstil
  curtain fabric | vorhangstoff, gardinenstoff | gardinstoff
  bobbins, sewing machine bobbins | spulen, nähmaschinenspulen, nähmaschinenspule, unterfadenspule | spoler til symaskin, undertrådspoler, undertrådspole
  presser foot, sewing foot, sewing machine foot | nähfuß, nähmaschinenfuß | trykkfot, symaskinfot
  rotary cutter fabric, rotary cutter | rollschneider | rullekniv, skjærehjul, rulleskjærer
  tailor's chalk, fabric chalk, dressmaker chalk | schneiderkreide | skredderkritt, stoffkritt
  water soluble pen, fabric marker sewing | markierstift stoff, trickmarker | tekstilmarkør, vannløselig tusj
  tailor's tape, sewing tape measure, dressmakers tape measure | schneidermaßband | sy-målebånd, skreddermålebånd, sømmebånd
  dress form, tailor's dummy, dressmakers dummy | schneiderpuppe, kleiderbüste, schneiderbüste | prøvedukke, sybyste
  mannequin | schaufensterpuppe | utstillingsdukke, mannequin
  darning mushroom | stopfpilz | stoppesopp
  darning needle, tapestry needle, wool needle | stopfnadel, wollnadel, sticknadel | stoppenål, stramnål
  darning yarn, darning thread | stopfgarn, stopfwolle | stoppegarn
  elbow patches | ellenbogenflicken | albuelapper
  repair patches, fabric patches | stoffflicken, reparaturflicken | reparasjonslapper
  leather craft kit, leather punch set, leatherworking tools | lederwerkzeug, lederbearbeitungsset, punziereisen | lærverktøy, skinnverktøy
  wool winder, yarn ball winder, yarn winder, ball winder | wollwickler, knäuelwickler, garnwickler | garnnøster, nøstevinde, nøstemaskin
  yarn bowl, yarn holder, wool bowl | garnschale, wollschale | garnbolle, garnskål
  row counter, knitting counter | reihenzähler, maschenzähler | omgangsteller, radteller
  double pointed needles, sock needles | nadelspiel, strumpfstricknadeln | strømpepinner, settpinner
  interchangeable needles | stricknadelset, nadelspitzen-set | utskiftbare rundpinner
  sock yarn, sock wool | sockenwolle, sockengarn, strumpfwolle | sokkegarn, strømpegarn
  baby yarn, baby wool | babywolle | babygarn, babyull
  wool yarn | wollgarn | ullgarn
  cotton yarn | baumwollgarn | bomullsgarn
  cardboard box, shipping box, carton box | versandkarton, pappkarton, faltkarton | pappeske, pappkasse
  padded envelope, bubble mailer, jiffy bag | luftpolsterumschlag, luftpolstertasche, polsterumschlag, polsterversandtasche | boblekonvolutt, polstret konvolutt
  shipping bag, mailing bag, poly mailer | versandtasche, versandbeutel, versandtüte | postpose, forsendelsespose, plastkonvolutt
  mailing tube, poster tube, postal tube | versandrohr, versandhülse, plakatrolle, postversandrohr | postrør, papprør, plakatrør
  bubble wrap | luftpolsterfolie, noppenfolie, knallfolie | bobleplast
  packing paper | packpapier, füllpapier | pakkepapir
  packing peanuts, void fill | verpackungschips, füllmaterial, polsterchips | fyllmateriale, emballasjechips
  stretch film, pallet wrap | stretchfolie, palettenfolie, wickelfolie | strekkfilm, pallefilm
  packing strap | umreifungsband | pakkebånd
  shipping labels | versandetiketten | fraktetiketter
  corrugated cardboard | wellpappe | bølgepapp
  paper bags | papiertüten, papierbeutel | papirposer
  plastic bags, poly bags | plastiktüten, plastikbeutel | plastposer
  carrier bags, paper carrier | tragetaschen | bæreposer
  cellophane bags, cello bags | cellophanbeutel, zellophanbeutel | cellofanposer
  cellophane | cellophanfolie, cellophan, klarsichtfolie | cellofan
  gift tags, gift labels | geschenkanhänger, geschenketiketten | gavelapper
  gift bow, ribbon bow | geschenkschleife | gavesløyfe
  christmas wrapping paper | weihnachtspapier, weihnachtsgeschenkpapier | julepapir, julegavepapir
  organza bag | organzabeutel, organzasäckchen | organzapose
  takeaway box, takeout container | menübox, to-go-box | take away-boks
  disposable coffee cup, paper coffee cup | to-go-becher, einweg-kaffeebecher | kaffebeger, engangskaffekrus
  disposable tableware, party tableware | einweggeschirr, partygeschirr | engangsservise
  disposable cutlery, wooden cutlery | einwegbesteck, holzbesteck | engangsbestikk
  disposable cups | einwegbecher | engangsbeger
  jute sack, burlap sack | jutesack | jutesekk, strisekk
`;
