/** Fasteners, locks, fittings, building materials, floors, walls and paint: `English | German | Norwegian`, a concept a line. */
export const hardware = `
  wood screw | holzschraube | treskrue
  chipboard screw, particle board screw | spanplattenschraube, spax | sponplateskrue
  drywall screw, plasterboard screw | schnellbauschraube, gipskartonschraube, rigipsschraube | gipsskrue
  decking screw, terrace screw | terrassenschraube | terrasseskrue
  self tapping screw, sheet metal screw | blechschraube | plateskrue
  machine screw, metric screw, machine bolt | maschinenschraube, gewindeschraube, metrische schraube | maskinskrue
  coach screw, lag bolt, lag screw | schlüsselschraube, sechskant-holzschraube | fransk treskrue, franskskrue
  bolt, hex bolt | sechskantschraube, bolzen | bolt, sekskantbolt
  carriage bolt, coach bolt | schlossschraube, flachrundschraube | låseskrue, vognbolt
  hex nut | sechskantmutter, schraubenmutter | sekskantmutter
  wing nut | flügelmutter | vingemutter
  lock nut, nyloc nut | stoppmutter, selbstsichernde mutter | låsemutter
  cap nut, dome nut | hutmutter | hattemutter
  flat washer | unterlegscheibe, beilagscheibe | underlagsskive
  threaded rod, threaded bar, all thread | gewindestange | gjengestang, gjengestag
  threaded insert | rampamuffe, einschraubmutter, gewindeeinsatz | innskruingsmutter, gjengeinnsats
  hanger bolt | stockschraube | pinneskrue
  eye bolt, screw eye, eye screw | ringschraube, ösenschraube, schraubösen | øyeskrue, øyebolt, skruøye
  screw hook, cup hook | schraubhaken, deckenhaken | skrukrok, takkrok
  panel pin, brad nail | stahlstift, drahtstift | dykkert
  roofing nail, clout nail | dachpappstift, pappstift, dachnagel | pappspiker, takspiker, papspiker
  masonry nail, concrete nail | stahlnagel, betonnagel | betongspiker, stålspiker
  staple gun staples | tackerklammern, tackernadeln | kramper
  rivets, blind rivets, pop rivets | nieten, blindnieten | popnagler, blindnagler
  cavity wall anchor, drywall anchor, hollow wall anchor | hohlraumdübel, gipskartondübel, rigipsdübel | gipsplugg, gipsanker
  heavy duty anchor, expansion bolt, anchor bolt | schwerlastanker, ankerbolzen, bolzenanker | ekspansjonsbolt, ankerbolt
  chemical anchor, injection mortar, resin anchor | injektionsmörtel, verbundmörtel, chemischer dübel | kjemisk anker, ankermasse
  wooden dowel, dowel pin | holzdübel | treplugg
  dowel rod, round timber rod | rundstab, rundholz | rundstokk
  angle bracket, corner bracket, corner brace, l bracket | winkelverbinder, metallwinkel, stuhlwinkel, montagewinkel | vinkelbeslag, hjørnebeslag
  mending plate, nail plate | flachverbinder, nagelplatte | spikerplate, skjøteplate
  joist hanger, beam hanger | balkenschuh | bjelkesko
  perforated strap, punched tape, hole band | lochband, montageband | hullbånd, patentbånd
  hinge | scharnier | hengsel
  butt hinge, door hinge | türband, türscharnier | dørhengsel, bladhengsel
  cabinet hinge, concealed hinge, cup hinge | topfscharnier, möbelscharnier | skaphengsel, kopphengsel
  piano hinge, continuous hinge | klavierband, stangenscharnier | pianohengsel, stanghengsel
  gas strut, gas spring | gasdruckfeder, gasdruckdämpfer, gasfeder | gassdemper, gassfjær
  drawer slides, drawer runners | schubladenschienen, auszugschienen, schubladenauszug | skuffeskinner
  sliding door fitting, sliding door hardware, barn door hardware | schiebetürbeschlag, schiebetürsystem, schiebetürschiene | skyvedørsbeslag, skyvedørskinne
  furniture castor, caster, caster wheel | möbelrolle, lenkrolle, bockrolle | møbelhjul, transporthjul, svinghjul
  furniture lock, cam lock | möbelschloss, hebelschloss, zylinderhebelschloss | møbellås, skaplås
  magnetic catch | magnetschnäpper | magnetlås skap, skapmagnet
  baby proofing lock, cabinet safety lock, cupboard locks, drawer locks, child locks | schranksicherung, schubladensicherung | skapsikring, skuffesikring
  corner protector, edge protector, edge guard | kantenschutz, eckenschutz, stoßschutz | hjørnebeskytter, kantbeskytter
  door lock, mortice lock, mortise lock | türschloss, einsteckschloss | dørlås, låsekasse
  lock cylinder, door cylinder, euro cylinder, profile cylinder | profilzylinder, schließzylinder, türzylinder, zylinderschloss | låssylinder, dørsylinder, sylinderlås
  door chain, security chain | türkette, sicherheitskette | sikkerhetskjede, dørkjede
  door bolt, slide bolt, barrel bolt | türriegel, schubriegel, schieberiegel | skyvelås, dørslå
  hasp | überfalle, sicherheitsüberfalle | hengelåsbeslag
  combination lock, combination padlock | zahlenschloss, kombinationsschloss | kodelås, kombinasjonslås, kodehengelås
  window handle | fenstergriff | vindushåndtak, vinduslåsevrider
  window lock | fenstersicherung, fensterschloss | vinduslås, vindussikring
  door closer | türschließer | dørlukker, dørpumpe
  door viewer, peephole, door spyhole | türspion | dørkikkert, kikkhull, dørkikkhull
  door knocker | türklopfer | dørbanker, dørhammer
  letter slot, letter plate, mail slot | briefschlitz, briefeinwurf, briefklappe | brevinnkast, brevsprekk
  key safe, key lock box | schlüsselsafe, schlüsseltresor | nøkkelboks, nøkkelsafe
  key tags, key labels | schlüsselanhänger zum beschriften, schlüsselschilder | nøkkelbrikker, nøkkelmerker
  interior door | zimmertür, innentür | innerdør, innedør
  front door, exterior door, entrance door | haustür, eingangstür | ytterdør, inngangsdør
  door frame, door lining | türzarge, zarge, türrahmen | dørkarm
  sliding door | schiebetür | skyvedør
  window | fenster | vindu
  roof window, skylight | dachfenster, dachflächenfenster | takvindu
  garage door | garagentor | garasjeport
  garage door opener, gate opener | garagentorantrieb, garagentoröffner, torantrieb | garasjeportåpner, portåpner
  wall letter, house letters | hausbuchstaben | husbokstaver
  steel chain, link chain | stahlkette, gliederkette | kjetting, stålkjede
  shackle, bow shackle, d shackle | schäkel | sjakkel
  turnbuckle, rigging screw | spannschloss, wantenspanner | strekkfisk, vantskrue
  wire rope, steel cable | drahtseil, stahlseil | stålwire
  wire rope clip, cable clamp | drahtseilklemme, seilklemme | wireklemme, wirelås
  rope | seil | tau, reip
  polypropylene rope, nylon rope | nylonseil, polypropylenseil | nylontau, polypropylentau
  parcel string, parcel twine | bindfaden, paketschnur, spagat | hyssing
  paracord | paracord, fallschirmschnur | paracord, fallskjermsnor
  binding wire, garden wire | bindedraht, rödeldraht, gartendraht | bindetråd, jerntråd
  steel wire | draht, stahldraht | ståltråd
  compression spring | druckfeder | trykkfjær
  tension spring | zugfeder | strekkfjær
  magnet | magnet | magnet
  neodymium magnet | neodym-magnet, supermagnet | neodymmagnet, supermagnet
  magnetic tape, magnetic strip | magnetband, magnetstreifen | magnetbånd, magnettape
  velcro tape, velcro strips | klettstreifen, selbstklebendes klettband | borrelåsbånd, borrelåsstrips
  double sided tape, carpet tape | doppelseitiges klebeband, montageklebeband, teppichklebeband | dobbeltsidig teip, dobbeltsidig tape
  electrical tape, insulating tape, insulation tape | isolierband, isoband, elektroklebeband | elektrikerteip, isolasjonstape, elektrikertape
  barrier tape, hazard tape, caution tape | absperrband, flatterband | sperrebånd
  reflective tape | reflexband, reflektorband | refleksteip, reflekstape
  anti slip tape, non slip tape, grip tape stairs | antirutschband, antirutsch-klebeband, rutschschutzstreifen | antisklitape, sklisikker tape, antisklibånd
  aluminium tape, foil tape | aluklebeband, aluminiumklebeband | aluminiumstape, aluteip
  self amalgamating tape | selbstverschweißendes band | vulktape
  adhesive hooks, self-adhesive hooks | klebehaken, selbstklebende haken | selvklebende kroker, klistrekroker
  adhesive strips, command strips | klebestreifen, klebestrips | festestrips
  adhesive putty, poster putty, blu tack | klebeknete, klebepads | heftemasse
  mounting adhesive, grab adhesive, construction adhesive | montagekleber, baukleber, konstruktionskleber | monteringslim, konstruksjonslim
  wood glue, pva glue | holzleim, weißleim | trelim, snekkerlim
  epoxy glue, epoxy adhesive, two component glue | epoxidkleber, zweikomponentenkleber, 2-komponenten-kleber | epoksylim, tokomponentlim
  contact adhesive, contact cement | kontaktkleber, kraftkleber | kontaktlim
  hot glue sticks, glue gun sticks | heißklebesticks, heißkleber, klebepatronen, klebesticks | limpatroner, smeltelim, limstaver
  spray adhesive, spray glue | sprühkleber | spraylim, limspray
  tile adhesive | fliesenkleber | flislim
  wallpaper paste, wallpaper adhesive | tapetenkleister, kleister | tapetlim, tapetklister
  plastic glue, plastic adhesive | kunststoffkleber, plastikkleber | plastlim
  glass glue | glaskleber | glasslim
  leather glue, shoe glue, shoe repair glue | schuhkleber, lederkleber, schusterkleber, sohlenkleber | skolim, lærlim
  fabric glue, textile glue | textilkleber, stoffkleber | tekstillim, stofflim
  threadlocker, thread locker | schraubensicherung, schraubensicherungslack | gjengelås, gjengelim
  glue remover, adhesive remover, sticker remover | klebstoffentferner, etikettenentferner, kleberestentferner | limfjerner, etikettfjerner
  silicone sealant, bathroom sealant | sanitärsilikon, silikondichtstoff, bausilikon | våtromssilikon, silikonfugemasse
  acrylic sealant, decorators caulk, painter's caulk | maleracryl, acryldichtstoff, acryldichtmasse | akrylfugemasse, malerfugemasse
  expanding foam, spray foam, pu foam, insulation foam | bauschaum, montageschaum, pu-schaum | fugeskum, byggskum, pu-skum, monteringsskum
  grout, tile grout | fugenmörtel, fugenmasse fliesen, fugenfüller | flisfug, fugemørtel
  grout pen, tile pen | fugenstift | fugepenn
  joint smoother, caulk tool | fugenglätter, silikonspachtel | fugespatel
  wood filler, wood putty | holzspachtel, holzkitt, holzspachtelmasse | tresparkel, trekitt
  wall filler, plaster filler, spackle | fertigspachtel, wandspachtel, reparaturspachtel, füllspachtel | veggsparkel, lettsparkel
  plaster of paris, gypsum plaster | gips, modellgips, baugips | gips
  cement | zement | sement
  masonry mortar | mauermörtel, fertigmörtel | murmørtel
  ready mix concrete, concrete mix, dry concrete | fertigbeton, estrichbeton, trockenbeton | tørrbetong, ferdigbetong
  levelling compound, floor leveling compound, self leveling compound | ausgleichsmasse, nivelliermasse, bodenausgleich | avrettingsmasse, gulvsparkel, flytsparkel
  external plaster, external render | außenputz, reibeputz, rollputz | murpuss, pussmørtel
  play sand | spielsand | lekesand, sandkassesand
  building brick, clay brick | ziegelstein, backstein, mauerziegel | murstein, teglstein
  aerated concrete block | porenbetonstein, ytong | lettbetongblokk, lecablokk
  plasterboard, drywall, gypsum board, sheetrock | gipskartonplatte, rigips, rigipsplatte | gipsplate
  osb board | osb-platte | osb-plate
  plywood | sperrholz, sperrholzplatte | kryssfiner, finérplate, kryssfinerplate
  chipboard, particle board | spanplatte | sponplate
  mdf board, fibreboard | mdf-platte, mdf | mdf-plate
  laminated wood board, glued laminated board | leimholzplatte, leimholz | limtreplate
  timber, lumber, construction timber | bauholz, kantholz, schnittholz | trelast, konstruksjonsvirke
  wood batten, roof batten | dachlatte, holzlatte | lekt
  wood cladding | holzverkleidung, profilholz, fassadenverkleidung | utvendig kledning, panelbord
  skirting board, baseboard | sockelleiste, fußleiste, fußbodenleiste | gulvlist, fotlist
  crown molding, ceiling moulding | stuckleiste, deckenleiste | taklist
  threshold strip, transition strip | übergangsprofil, übergangsleiste | overgangslist, terskellist
  stair nosing | treppenkantenprofil, treppenkante | trappenese
  aluminium profile, aluminium bar | aluprofil, aluminiumprofil | aluprofil, aluminiumsprofil
  sheet metal, metal sheet | metallplatte, metallblech | metallplate, platestål
  perforated sheet | lochblech | hullplate
  acrylic sheet, plexiglass, perspex | acrylglas, plexiglas, acrylglasplatte | pleksiglass, akrylplate
  polycarbonate sheet, twin wall sheet | stegplatte, hohlkammerplatte, polycarbonatplatte, doppelstegplatte | kanalplate, polykarbonatplate
  corrugated sheet, corrugated roofing | wellplatte, wellblech, trapezblech | bølgeblikk, bølgeplate
  roofing felt, roof felt | dachpappe, bitumenbahn | takpapp
  bitumen shingles, roof shingles | bitumenschindeln, dachschindeln | takshingel
  roof tile, roof tiles | dachziegel, dachstein, dachpfanne | takstein
  gutter, rain gutter, guttering | dachrinne, regenrinne | takrenne
  downpipe, drainpipe, downspout | fallrohr, regenfallrohr | nedløpsrør, takrennenedløp
  gutter guard | dachrinnenschutz, laubfanggitter, dachrinnengitter | takrennebeskytter, løvrist
  drainage channel, channel drain | entwässerungsrinne, ablaufrinne | drensrenne, avløpsrenne
  drainage pipe, land drain | drainagerohr, dränagerohr | drensrør
  mineral wool, glass wool, rock wool | glaswolle, mineralwolle, steinwolle, dämmwolle | glassvatt, mineralull, steinull
  polystyrene board, styrofoam board | styroporplatte, styropor | isoporplate, isopor
  insulation board, xps board | dämmplatte, styrodur, xps-platte | isolasjonsplate, xps-plate
  floor underlay, laminate underlay | trittschalldämmung, laminat-unterlage | trinnlydsmatte, parkettunderlag, gulvunderlag
  acoustic foam, soundproofing foam | akustikschaum, noppenschaum, schallschutzschaum | akustikkskum
  vapour barrier, vapor barrier | dampfsperre, dampfbremse | dampsperre
  house wrap, breather membrane | unterspannbahn | vindsperre, vindduk
  waterproofing membrane, tanking membrane | abdichtungsbahn, dichtschlämme | smøremembran, våtromsmembran
  laminate flooring, laminate floor | laminat, laminatboden | laminatgulv
  parquet, parquet flooring, hardwood flooring | parkett, parkettboden, fertigparkett | parkett, parkettgulv
  vinyl flooring, vinyl floor | vinylboden, klick-vinyl, pvc-boden | vinylgulv, klikkvinyl, vinylbelegg
  floorboards, wooden floorboards | holzdielen, dielenboden | gulvbord
  carpet tiles | teppichfliesen | teppefliser
  tile, tiles, ceramic tile | fliese, kachel, plättli, keramikfliese | flis, keramisk flis
  floor tile | bodenfliese | gulvflis
  wall tile | wandfliese | veggflis
  mosaic tiles | mosaikfliesen | mosaikkflis
  tile stickers, tile decals | fliesenaufkleber, fliesensticker | flisklistremerker
  tile spacers | fliesenkreuze, fugenkreuze | fliskryss
  notched trowel | zahnkelle, zahnspachtel | tannsparkel, limsparkel
  masonry trowel, bricklayer's trowel | maurerkelle | murskje
  plastering trowel, plasterer's float | glättkelle, traufel | stålbrett, pussebrett
  mortar tub, builder's bucket | mörtelkübel, mörteleimer, baueimer, maurerkübel | murerbøtte, mørtelbøtte
  paint mixer, mixing paddle | rührquirl, farbrührer | malingsvisp, blandevisp
  cement mixer, concrete mixer | betonmischer, mischmaschine | betongblander, sementblander
  putty knife, filling knife | malerspachtel, spachtelmesser | sparkelspade
  paint scraper, wallpaper scraper | farbschaber, tapetenspachtel | malingskrape, tapetskrape
  wallpaper steamer, steam wallpaper stripper | tapetenablöser, dampf-tapetenablöser | tapetdamper, damptapetfjerner
  wallpapering table, pasting table | tapeziertisch | tapetseringsbord, limbord
  wallpaper brush, smoothing brush | tapezierbürste | tapetbørste
  woodchip wallpaper | raufaser, raufasertapete | strietapet
  lining paper | malervlies, renoviervlies | glassfiberstrie
  ceiling paint | deckenfarbe | takmaling
  exterior paint, masonry paint | fassadenfarbe, außenfarbe | utemaling, murmaling, husmaling
  wood paint, woodwork paint | holzlack, buntlack | tremaling, panelmaling
  furniture paint | möbellack, möbelfarbe | møbelmaling
  floor paint, concrete floor paint | bodenfarbe, garagenbodenfarbe, bodenbeschichtung | gulvmaling, betonggulvmaling
  tile paint, bathroom tile paint | fliesenlack, fliesenfarbe | flismaling
  radiator paint, radiator enamel | heizkörperlack, heizkörperfarbe | radiatormaling
  bathroom paint | badfarbe, feuchtraumfarbe | våtromsmaling, baderomsmaling
  anti mould paint, mold resistant paint | schimmelschutzfarbe, antischimmelfarbe | muggsperrende maling
  stain blocker, stain block paint | isolierfarbe, sperrgrund, nikotinsperre | sperregrunning, kvistlakk
  blackboard paint, chalkboard paint | tafelfarbe, tafellack | tavlemaling
  magnetic paint | magnetfarbe | magnetmaling
  lime wash, limewash | kalkfarbe | limvask, kalkvask
  rust remover | rostentferner, rostlöser | rustfjerner
  rust converter | rostumwandler | rustomdanner, ruststopper
  rust primer, anti rust primer | rostschutzgrundierung, rostschutzgrund | rustgrunning
  wood preservative, timber preservative | holzschutzmittel, holzimprägnierung | treimpregnering, trebeskyttelse
  hard wax oil, floor oil | hartwachsöl, hartöl, bodenöl | hardvoksolje, gulvolje
  wood wax | holzwachs | trevoks
  linseed oil | leinöl, leinölfirnis | linolje
  teak oil | teaköl, gartenmöbelöl | teakolje
  patio cleaner, deck cleaner | terrassenreiniger, steinreiniger | terrasserens
  green remover, moss algae remover | grünbelagentferner, algenentferner stein | grønskefjerner
  paint stripper, paint remover | abbeizer, farbentferner, lackentferner | malingsfjerner, lakkfjerner
  graffiti remover | graffitientferner | grafittifjerner
  brush cleaner | pinselreiniger | penselrens
  paint thinner | verdünner, nitroverdünnung, farbverdünner | malingtynner
  paint tray, roller tray | farbwanne, malerwanne, farbschale | malebrett, malerbrett
  mini roller | lackrolle, heizkörperrolle, kleinflächenrolle | minirull, lakkrull
  roller sleeve, paint roller refill | ersatzwalze, farbwalze, ersatzrolle | rullehylse, malerrullrefill
  paint pole, roller extension pole | teleskopstange für farbroller, malerteleskopstange | maleskaft
  drop cloth, dust sheet | abdeckfolie, malerfolie | dekkplast, malerplast
  painter's fleece, floor protection fleece | malervlies abdeckung, abdeckvlies | dekkfilt
  masking film, pre-taped film | abklebefolie, maskierfolie | maskeringsfilm, maskeringsplast
  clear lacquer spray | klarlackspray | klarlakkspray
  touch up paint, touch up pen | lackstift, ausbesserungsstift | lakkstift, flikkmaling
  furniture repair kit, wood repair wax | möbelreparaturset, hartwachs, retuschierstift | møbelvoks
  gold leaf, leaf metal, stamping foil | blattgold, schlagmetall | bladgull, slagmetall
  floor drain | bodenablauf | gulvsluk
  ventilation grille, air vent, vent cover | lüftungsgitter, belüftungsgitter, abluftgitter | ventilasjonsrist, lufterist
  rodent mesh, mouse mesh | mäusegitter, nagerschutzgitter | musebånd, musesperre, musenetting
`;
