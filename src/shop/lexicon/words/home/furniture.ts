/** Furniture, window coverings and decoration: `English | German | Norwegian`, a concept a line. */
export const furniture = `
  loveseat, two seater sofa, 2 seater sofa | zweisitzer, 2-sitzer, zweisitzer-sofa | toseter, 2-seter, toseters sofa
  three seater sofa, 3 seater sofa | dreisitzer, 3-sitzer | treseter, 3-seter
  chaise longue, chaise lounge | chaiselongue, recamiere | sjeselong
  modular sofa | modulsofa | modulsofa
  sofa cover, couch cover, slipcover | sofabezug, sofaüberwurf, sofahusse | sofatrekk, sofaovertrekk
  chair cover | stuhlhusse, stuhlbezug, stuhlüberzug, stuhlhussen | stoltrekk, stolovertrekk
  futon | futon | futon
  daybed, day bed | tagesbett, daybed | dagseng, daybed
  guest bed | gästebett | gjesteseng
  folding bed, rollaway bed | klappbett, faltbett | klappseng
  wall bed, murphy bed | schrankbett, wandbett | skapseng, veggseng
  single bed | einzelbett | enkeltseng
  double bed | doppelbett, ehebett | dobbeltseng
  trundle bed | ausziehbett, unterschubbett | uttrekksseng, underseng
  four poster bed, canopy bed | himmelbett | himmelseng
  upholstered bed | polsterbett | polstret seng, stoppet seng
  toddler bed, junior bed | juniorbett, kleinkindbett | juniorseng
  youth bed, teen bed | jugendbett | ungdomsseng
  house bed | hausbett | husseng
  headboard, bed headboard | kopfteil, bettkopfteil, betthaupt | sengegavl, hodegavl
  under bed storage, underbed drawer, bed drawer | bettkasten, bettschublade, unterbettkommode | sengeskuff, sengebunnskuff, oppbevaring under seng
  bed rail, bed guard | bettgitter, rausfallschutz, bettschutzgitter | sengehest, sengegjerde, sengegrind
  furniture legs | möbelfüße, möbelbeine | møbelbein, møbelben
  table legs | tischbeine, tischfüße | bordbein, bordben
  tabletop, table top | tischplatte | bordplate
  stacking chair, stackable chair | stapelstuhl | stablestol
  wing chair, wingback chair | ohrensessel, ohrenbackensessel | ørelappstol
  swivel armchair | drehsessel | svingstol, snustol
  cocktail chair, accent chair | cocktailsessel, loungesessel | loungestol
  massage chair | massagesessel | massasjestol
  lift chair, riser recliner | aufstehsessel, sessel mit aufstehhilfe | løftestol, oppreisningsstol
  hanging chair, swing chair | hängesessel, hängestuhl, hängekorb | hengestol
  kneeling chair | kniestuhl, kniehocker | knestol
  saddle stool, saddle chair | sattelhocker, sattelstuhl | sadelstol, salstol
  balance stool, wobble stool | sitz-stehhocker, wackelhocker | balansekrakk, vippekrakk
  step stool, stepping stool | tritthocker, trittschemel, tritt | trappekrakk
  footstool, foot stool | fußhocker, schemel, fußschemel, fußbank | fotskammel, skammel
  storage bench, storage ottoman | sitztruhe, sitzbank mit stauraum, truhenbank | oppbevaringsbenk, kistebenk
  shoe bench | schuhbank | skobenk
  corner bench | eckbank | hjørnebenk
  dining bench | esszimmerbank, essbank | spisebenk, spisebordsbenk
  storage chest, blanket chest | truhe, wäschetruhe | lagringskiste, brudekiste
  extending table, extendable table | ausziehtisch, auszugtisch | uttrekksbord, bord med ilegg
  bar table, high table, poseur table | stehtisch, bartisch | barbord, ståbord
  bistro set | bistroset, bistro-set | kafésett, bistrosett
  nesting tables, nest of tables | satztische, beistelltisch-set | settbord, innskuddsbord
  serving trolley, serving cart, tea trolley, bar cart | servierwagen, barwagen, teewagen | serveringstralle, tevogn
  bar cabinet, drinks cabinet | barschrank, hausbar | barskap
  kitchen island | kücheninsel | kjøkkenøy
  kitchen cabinet, kitchen cupboard, kitchen unit | küchenschrank, küchenkasten | kjøkkenskap
  wall cabinet, wall cupboard | hängeschrank, oberschrank, wandschrank | veggskap, overskap
  base cabinet, base unit | unterschrank | underskap, benkeskap
  tall cabinet, larder unit, tall unit | hochschrank | høyskap
  kitchen worktop, countertop, kitchen counter | arbeitsplatte, küchenarbeitsplatte | benkeplate, kjøkkenbenkplate
  cabinet door, kitchen cabinet door, cupboard front | schrankfront, küchenfront, schranktür | skapdør, kjøkkenfront
  splashback, backsplash | küchenrückwand, nischenrückwand | kjøkkenplate, sprutplate, veggplate til kjøkken
  pantry cabinet, larder cupboard | vorratsschrank, speiseschrank | matskap, spiskammerskap
  filing cabinet | aktenschrank, hängeregistraturschrank | arkivskap
  roller container, pedestal drawers, desk pedestal | rollcontainer, schreibtischcontainer | skuffeseksjon, rullekontainer
  standing desk, sit stand desk, height adjustable desk | höhenverstellbarer schreibtisch, steh-sitz-schreibtisch, stehschreibtisch | hev-senk-pult, hev senk bord, hevesenkebord, skrivebord hev senk
  gaming desk, gaming table | gaming-tisch, gaming-schreibtisch | gamingbord, gamingpult
  computer desk, computer table | computertisch, pc-tisch | databord, pc-bord
  secretary desk, bureau | sekretär | sekretær, chatoll
  corner desk, l shaped desk | eckschreibtisch, winkelschreibtisch | hjørneskrivebord, hjørnepult
  laptop table | laptoptisch | laptopbord
  lap desk, lap tray | knietablett, laptopkissen | fangbrett
  bed tray, breakfast tray | betttablett, bett-tablett, frühstückstablett fürs bett | sengebrett
  kids desk, children's desk | kinderschreibtisch, schülerschreibtisch | barneskrivebord, barnepult
  kids table, kids table set, childrens table set | kindertisch, kindersitzgruppe, kindertischgruppe | barnebord, barnebord og stoler
  kids chair, children's chair | kinderstuhl, kindersessel |
  toy box, toy chest, toy storage | spielzeugkiste, spielzeugtruhe, spielzeugaufbewahrung | leketøyskasse, lekeoppbevaring, lekekiste
  changing table, changing unit | wickelkommode, wickeltisch | stellebord, stellekommode
  corner shelf, corner shelving | eckregal | hjørnehylle
  cube shelf, cube storage unit | würfelregal | kubehylle, kubereol
  ladder shelf | leiterregal | stigehylle
  heavy duty shelf, garage shelf, boltless shelving, storage rack | schwerlastregal, lagerregal, kellerregal, steckregal | lagerreol, lagerhylle, garasjereol
  shelving unit | regalsystem, standregal | reol
  shelf bracket, shelf support | regalträger, regalhalter, konsolenträger, regalkonsole | hyllebrakett, hylleknekt, hyllebærer
  shelf board | regalboden, regalbrett, einlegeboden | hylleplate
  wall hooks, wall hook | wandhaken | veggkrok, veggknagg
  coat hook rack, wall coat rack | wandgarderobe, hakenleiste, garderobenleiste, garderobenpaneel | knaggrekke, hattehylle, knaggbrett
  over door hook | türhaken, türgarderobe | dørkrok, dørknagg
  clothes rail, garment rack | kleiderstange, rollgarderobe, garderobenstange | klesstang, garderobestang
  valet stand, clothes valet | herrendiener, stummer diener | herrebetjent
  fabric wardrobe, canvas wardrobe | stoffschrank, stoffkleiderschrank | stoffgarderobe, stoffskap
  closet organizer, wardrobe organizer | schrankorganizer, kleiderschrank-organizer | garderobeinnredning, skaporganisering
  drawer organizer, drawer divider, drawer insert | schubladeneinsatz, schubladenorganizer, schubladentrenner | skuffeinnsats, skuffeinnredning, skuffedeler
  vacuum storage bags, space saver bags | vakuum-kleiderbeutel, vakuum-aufbewahrungsbeutel | vakuumpose til klær
  garment bag, suit bag, suit cover, suit carrier | kleidersack, kleiderhülle, anzughülle, anzugtasche | dresspose, klespose, dressbag
  storage basket | aufbewahrungskorb | oppbevaringskurv
  wicker basket, rattan basket | weidenkorb, rattankorb | flettekurv
  plastic storage box, storage crate | kunststoffbox, stapelbox, eurobox | plastboks, plastkasse, oppbevaringskasse
  moving box, moving carton | umzugskarton, umzugskiste, zügelkarton | flytteeske, flyttekasse
  magazine rack, magazine holder | zeitungsständer, zeitschriftenhalter | avisholder, bladholder
  wine shelf, bottle rack | flaschenregal, flaschenständer | flaskehylle
  cd rack, dvd rack, cd storage | cd-regal, dvd-regal, cd-ständer | cd-hylle, dvd-hylle, cd-stativ
  plant stand, flower stand, plant table | blumenständer, pflanzenständer, blumenhocker, blumentreppe | plantestativ, blomsterpidestall, piedestall, plantehylle
  hanging planter, hanging basket, plant hanger | hängeampel, blumenampel, pflanzenampel, hängetopf | blomsterampel, hengepotte, amplepotte
  jewellery cabinet, jewelry armoire | schmuckschrank | smykkeskap
  key rack, key hooks, key holder | schlüsselbrett, schlüsselleiste | nøkkelknagg, nøkkelbrett
  pegboard, peg board | lochplatte, steckboard, lochwand | hulltavle
  privacy screen, office partition | sichtschutzwand, trennwand, stellwand | skillevegg, skjermvegg
  full length mirror, floor mirror, standing mirror | standspiegel, ganzkörperspiegel, ankleidespiegel | helfigurspeil, gulvspeil, stående speil
  wall mirror | wandspiegel | veggspeil
  wall panel, slat panel | wandpaneel, lamellenwand | spilepanel, veggpanel, lamellpanel
  stair treads, stair mats | stufenmatten, treppenstufenmatten, treppenmatten | trappematter, trappetrinnsmatter
  carpet runner, hallway runner, runner rug | teppichläufer, flurläufer | gangløper, gulvløper
  sheepskin, sheepskin rug | schaffell, lammfell | saueskinn, saueskinnsfell
  cowhide, cowhide rug | kuhfell | kuskinn, kuhud
  shaggy rug, high pile rug, shag rug | hochflorteppich, langflorteppich, shaggy-teppich | ryeteppe, langhåret teppe
  outdoor rug | outdoor-teppich, balkonteppich | utendørsteppe, uteteppe, balkongteppe
  rag rug | flickenteppich, fleckerlteppich, flickerlteppich | fillerye, filleteppe
  rug pad, rug underlay, rug gripper | teppichunterlage, teppichstopper, teppichgleitschutz | antisklimatte, teppeunderlag
  chair mat, floor protector mat | bodenschutzmatte, stuhlunterlage, stuhlmatte | stolunderlag, gulvbeskytter
  felt pads, furniture pads | filzgleiter, möbelgleiter, filzpads | filtknotter, møbelknotter, filtputer
  bumper pads, rubber bumpers | elastikpuffer, gummipuffer, anschlagpuffer | gummiknotter, støtknotter, dempeknotter
  door stopper, doorstop, door wedge | türstopper, türkeil, türpuffer | dørstopper, dørkile
  draft excluder, draught excluder, draft stopper | zugluftstopper, zugluftdackel, luftzugstopper | trekkstopper, dørpølse
  weather strip, window seal, draught seal, door seal | dichtungsband, fensterdichtung, türdichtungsband, tesamoll | tettelist, tetningslist, vinduslist
  window film, privacy film | fensterfolie, sichtschutzfolie, milchglasfolie | vindusfolie, frostet folie, innsynsfolie
  sun protection film, solar film, heat control film | sonnenschutzfolie, hitzeschutzfolie | solfilm, solfolie
  contact paper, self-adhesive film, sticky back plastic | dekorfolie, möbelfolie, selbstklebende folie | kontaktplast, dekorplast
  oilcloth, oilcloth tablecloth | wachstuch, wachstischdecke, wachstuchtischdecke | voksduk
  pleated blind, honeycomb blind, cellular shade | plissee, plissee-rollo, wabenplissee | plisségardin, plissert gardin
  roman blind, roman shade | raffrollo | liftgardin
  vertical blind | lamellenvorhang, vertikaljalousie | lamellgardin, vertikalpersienner
  panel curtain, panel track blind | flächenvorhang, schiebevorhang, schiebegardine | panelgardin
  net curtain, voile curtain, sheer curtain | gardinenstore, voile-vorhang, transparenter vorhang | voilegardin, gjennomsiktig gardin
  cafe curtain | scheibengardine, bistrogardine | kappegardin
  curtain track, curtain rail | gardinenschiene, vorhangschiene | gardinskinne
  curtain hooks, curtain gliders | gardinenhaken, gardinengleiter, gardinenröllchen | gardinkroker
  curtain rings | gardinenringe, vorhangringe | gardinringer
  curtain tieback, curtain holdback | raffhalter, vorhanghalter | gardinbånd, gardinholder
  shutters, window shutters | fensterläden, fensterladen | vinduslemmer, vindusskodder, skodder
  roller shutter, rolling shutter | rollladen, rolladen | rullesjalusi, rulleskodde
  blackout blind, blackout roller blind | verdunkelungsrollo, verdunklungsrollo | blendingsrullegardin, lystett rullegardin, mørkleggingsgardin
  roof window blind, skylight blind | dachfensterrollo, dachfenster-rollo | takvindusgardin, gardin til takvindu
  awning, patio awning | markise, gelenkarmmarkise | markise
  side awning | seitenmarkise | sidemarkise
  shade sail, sun sail | sonnensegel | solseil
  bead curtain | perlenvorhang | perlegardin
  bed canopy, canopy | baldachin, betthimmel | sengehimmel, baldakin
  cushion insert, cushion filling, pillow insert | kisseninlett, kissenfüllung, füllkissen, innenkissen | innerpute, puteinnmat, putefyll
  bench cushion | bankauflage, bankkissen, bankpolster | benkepute, benkehynde
  floor cushion, floor pillow | bodenkissen, sitzkissen boden | gulvpute
  bolster, neck roll | nackenrolle, rollkissen | pølleputer, nakkepølle
  throw blanket, sofa throw | schmusedecke, sofadecke, wohndecke | ullpledd, sofapledd, kosepledd
  heated throw, heated blanket | heizüberwurf, elektrische kuscheldecke | varmepledd, elektrisk pledd
  flower vase | blumenvase | blomstervase
  floor vase | bodenvase | gulvvase
  decorative bowl, decorative dish | dekoschale, deko-schale | pynteskål, dekorskål
  ornament, decorative figure | dekofigur, dekoobjekt, nippes | pyntegjenstand, dekorfigur, nips
  dried flowers, dried flower bouquet | trockenblumen, trockenblumenstrauß | tørkede blomster, tørkebukett
  door wreath, christmas wreath | türkranz, weihnachtskranz | dørkrans, julekrans
  table centerpiece, table decoration, tableware decoration | tischdeko, tischdekoration | bordpynt, borddekorasjon
  led candle, flameless candle, battery candle | led-kerze, elektrische kerze | led-lys, batterilys
  taper candle, dinner candle, stick candle | stabkerze, leuchterkerze, spitzkerze | kronelys, antikklys, kandelaberlys
  pillar candle, block candle | stumpenkerze | kubbelys
  grave candle, grave light, grave lantern, memorial candle | grabkerze, grablicht, grablaterne, grableuchte, grablampe | gravlys, gravlykt
  candle snuffer | kerzenlöscher, löschhütchen | lysslukker
  candle wick | docht, kerzendocht | lysveke
  candle wax | kerzenwachs | lysstøpemasse
  candle making kit, candle making | kerzengießset, kerzen gießen | lysstøpesett, lysvoks
  incense burner, incense holder | räucherhalter, räuchergefäß, räucherschale, räucherstäbchenhalter | røkelsesholder, røkelsesbrenner
  oil burner, wax melt burner | duftlampe, duftwachslampe | duftlampe, aromabrenner
  potpourri | potpourri, duftmischung | potpurri
  snow globe | schneekugel, schüttelkugel | snøkule, snøglobus
  piggy bank, money box | spardose, sparschwein, sparbüchse | sparegris, sparebøsse
  photo string, photo clips | fotoleine, fotoseil | fotosnor
  picture ledge, picture shelf | bilderleiste, bilderregal | bildehylle, bildelist
  picture hooks, picture hanging hooks | bilderhaken, bildernägel, bilderaufhänger | bildekrok, bildekroker, opphengskrok for bilder
  picture rail system, gallery rail | galerieschiene, bilderschiene | bildeskinne, galleriskinne
  picture frame mount, passe partout, mat board | passepartout | passepartout
  collage frame, multi photo frame | collagerahmen, mehrfachrahmen | kollasjramme
  framed painting, painted picture | gemälde, ölgemälde, ölbild | maleri
  art print, fine art print | kunstdruck | kunsttrykk
  photo wallpaper, wallpaper mural, wall mural | fototapete | fototapet
  wallpaper border | tapetenbordüre, bordüre | tapetbord, bordyre
  tapestry, wall hanging | wandteppich, wandbehang | veggteppe, billedvev
  neon sign, led neon sign | neonschild, leuchtschild, neon-leuchtreklame | neonskilt, lysskilt
  door sign, name plate, door plate | türschild, namensschild für tür | dørskilt, navneskilt til dør
  letter board | letterboard, buchstabentafel | bokstavtavle
  light box, cinema lightbox | leuchtkasten, lichtbox, lightbox | lysboks
  table clock, mantel clock | tischuhr, kaminuhr | bordklokke, bordur, kaminklokke
  grandfather clock, longcase clock | standuhr | gulvur, bestefarsklokke, standur
  radio controlled clock, atomic clock | funkuhr, funkwanduhr | radiostyrt klokke
  weather thermometer, outdoor thermometer, window thermometer | außenthermometer, fensterthermometer | utetermometer, vindustermometer
  room thermometer, indoor thermometer | zimmerthermometer, raumthermometer, innenthermometer | innetermometer, romtermometer
  hygrometer, humidity meter | hygrometer, luftfeuchtigkeitsmesser, feuchtigkeitsmesser | hygrometer, luftfuktighetsmåler
  barometer | barometer | barometer
`;
