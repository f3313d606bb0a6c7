/**
 * What things are used for on the body, for children, crafts, food and outdoors: `English verbs | German verbs | Norwegian
 * verbs > English things | German things | Norwegian things`, like `uses`.
 */
export const personalUses = `
  moisturize, moisturise | eincremen | innsmøre > cream, lotion, body butter | creme, lotion, bodybutter | krem, lotion, balsam
  exfoliate | exfolieren | eksfoliere > scrub, peeling, exfoliating glove | peeling, peelinghandschuh | skrubb, peeling, skrubbehanske
  cleansing | abschminken | avsminke > cleanser, makeup remover, micellar water, cleansing milk | make-up-entferner, mizellenwasser, abschminktücher, reinigungsmilch, reinigungsgel | sminkefjerner, micellevann, ansiktsrens, rensemelk
  disinfect, sanitize, sanitise | desinfizieren | desinfisere > disinfectant, hand sanitizer, antiseptic, disinfecting wipes | desinfektionsmittel, handdesinfektion, desinfektionsspray, wundspray, desinfektionstücher | desinfeksjonsmiddel, håndsprit, desinfeksjonsservietter, sårspray
  epilate, depilate | epilieren, enthaaren | epilere > epilator, wax strips, hair removal cream, razor | epilierer, wachsstreifen, enthaarungscreme, warmwachs, rasierer | epilator, voksstrips, hårfjerningskrem, barberhøvel
  pluck, tweeze | zupfen, auszupfen | nappe > tweezers | pinzette | pinsett
  straightening | glätten | utrette > hair straightener, straightener, flat iron | glätteisen, haarglätter, glättbürste | rettetang, rettebørste
  curl | eindrehen | krølle > curling iron, curling wand, hair curlers | lockenstab, lockenwickler, warmluftbürste | krølltang, hårruller, papiljotter
  dye | einfärben, umfärben | farging > hair dye, fabric dye, egg dye, dye | haarfarbe, haartönung, textilfarbe, stofffarbe, eierfarbe | hårfarge, hårtoning, tøyfarge, eggfarge
  whitening | aufhellen | bleking > whitening strips, whitening toothpaste, hair bleach | bleaching-strips, whitening-zahnpasta, blondierung | blekestrips, blekende tannkrem, hårbleking
  massage | massieren | massere > massager, massage gun, massage oil, foam roller, massage ball | massagegerät, massagepistole, massageöl, faszienrolle, massageball | massasjeapparat, massasjepistol, massasjeolje, skumrulle, massasjeball
  inhalation | inhalieren | inhalere > inhaler, nebulizer, chest rub | inhaliergerät, inhalator, erkältungsbad | inhalator, inhalasjonsapparat
  cough | husten | hoster > cough syrup, cough drops, throat lozenges | hustensaft, hustenbonbons, halspastillen, hustentee | hostesaft, halspastiller
  snoring | schnarchen | snorke > nasal strips, anti snoring device, ear plugs | schnarchstopper, schnarchschiene, nasenpflaster, ohrstöpsel | snorkestopper, nesestrips, ørepropper
  measure | messen | måle > thermometer, blood pressure monitor, pulse oximeter | fieberthermometer, blutdruckmessgerät, blutdruckmesser, pulsoximeter | blodtrykksmåler, febertermometer, pulsoksymeter
  magnify, enlarge | vergrößern | forstørre > magnifying glass, magnifier, microscope | lupe, vergrößerungsglas, mikroskop | lupe, forstørrelsesglass, mikroskop
  observe | beobachten | observere > binoculars, telescope, spotting scope, trail camera | fernglas, teleskop, spektiv, wildkamera | kikkert, teleskop, viltkamera
  remove | entfernen | fjerne > remover, tweezers, remover pen | entferner, pinzette, zeckenzange | fjerner, pinsett, flåttfjerner
  repel | abwehren, vertreiben | avskrekke > repellent, insect repellent, mosquito spray, mosquito net | mückenspray, insektenschutz, zeckenschutz, moskitonetz, vertreiber | myggmiddel, myggspray, flåttmiddel, myggnetting
  waterproofing, impregnate | imprägnieren | impregnere > waterproofing spray, waterproofer | imprägnierspray, imprägniermittel, imprägnierung | impregneringsspray, impregnering
  polish | polieren | polere > polish, shoe polish, polishing cloth | politur, schuhcreme, poliertuch, poliermittel | polish, skokrem, poleringsklut
  repair | ausbessern, reparieren | reparere > repair kit, mending patches, darning needle, sewing kit, glue | reparaturset, flickzeug, flicken, stopfnadel, nähset, kleber | reparasjonssett, lappesaker, stoppenål, sysett, lim
  embroider | besticken | brodere > embroidery thread, embroidery floss, embroidery hoop, embroidery kit | stickgarn, sticktwist, stickrahmen, stickpackung | brodergarn, broderiramme, broderisett
  felting | nassfilzen | toving > felting wool, felting needles | filzwolle, filznadeln | filteull, toveull, filtenåler
  carve, whittle | schnitzen | spikke > carving knife, whittling knife, carving set | schnitzmesser, schnitzset | spikkekniv
  engrave | gravieren | gravere > engraver, engraving set | graviergerät, gravierstift, gravierset | graveringsmaskin, graveringspenn
  sculpt | modellieren, kneten | modellering > clay, modelling clay, play dough | knete, modelliermasse, ton | leire, modelleire, lekeleire
  crafting | basteln | håndarbeide > craft kit, craft paper, craft scissors, craft glue | bastelset, bastelpapier, bastelschere, bastelkleber, tonpapier | hobbysett, hobbypapir, hobbysaks, hobbylim
  decorate | dekorieren, ausschmücken | dekorere, pynte > decoration, garland, balloon, bauble, sprinkles | deko, dekoration, girlande, luftballon, christbaumkugeln, streusel | pynt, dekorasjon, girlander, ballong, julekuler, strøssel
  giftwrapping | einpacken, verpacken | innpakke > wrapping paper, gift wrap, gift bag, gift box, ribbon | geschenkpapier, geschenkband, geschenktüte, geschenkbox | gavepapir, gavebånd, gavepose, gaveeske
  diapering | wickeln | bleieskift > changing mat, changing table, nappy, diaper, changing bag | wickelauflage, wickelkommode, wickeltisch, windel, wickeltasche | stellematte, stellebord, bleie, stelleveske
  childproof, babyproof | kindersichern | barnesikre > socket covers, safety gate, stair gate, drawer locks, corner protectors | steckdosenschutz, treppenschutzgitter, türschutzgitter, schranksicherung, kantenschutz, eckenschutz | sikkerhetsgrind, trappegrind, skapsikring, hjørnebeskyttere
  exercise | trainieren | trene > dumbbell, kettlebell, resistance band, exercise mat, exercise bike | hantel, kettlebell, fitnessband, trainingsbank, crosstrainer, fitnessmatte | manual, kettlebell, treningsstrikk, treningsmatte, treningsbenk
  climb | klettern | klatre > climbing frame, climbing rope, climbing harness, climbing shoes, climbing wall | klettergerüst, kletterseil, klettergurt, kletterschuhe, kletterwand | klatrestativ, klatretau, klatresele, klatresko, klatrevegg
  dive | tauchen | dykke > diving mask, snorkel, snorkel set, fins | tauchmaske, taucherbrille, schnorchel, schnorchelset, schwimmflossen | dykkermaske, snorkel, snorkelsett, svømmeføtter
  sledding | rodeln, schlittenfahren | kjelkekjøring > sledge, sled, snow slider | schlitten, bob, schneerutscher | kjelke, akebrett, rumpeakebrett
  navigate | navigieren, orientieren | navigere > compass, gps device, map | kompass, gps-gerät, wanderkarte | kompass, hånd-gps, turkart
  purify | entkeimen | filtrere > water filter, water purification tablets, air purifier | wasserfilter, wasserentkeimung, luftreiniger | vannfilter, vannrensetabletter, luftrenser
  ignite | anzünden, entzünden | opptenning > lighter, matches, fire starter, firelighters | feuerzeug, streichhölzer, anzünder, feuerstahl | lighter, fyrstikker, tennstål, tennbriketter
  grooming | striegeln | strigling > grooming brush, curry comb, dog brush, mane brush | striegel, hundebürste, fellbürste, putzkasten, mähnenbürste | strigle, hundebørste, pelsbørste, strigleskrin
  seasoning | würzen | krydre > spice, seasoning, spice mix, herb salt, pepper | gewürz, gewürzmischung, kräutersalz, pfeffer | krydder, krydderblanding, urtesalt, pepper
  marinate | marinieren | marinere > marinade, soy sauce, olive oil | marinade, sojasauce, olivenöl | marinade, soyasaus, olivenolje
  thickening | andicken | tykne > cornstarch, cornflour, sauce thickener | speisestärke, soßenbinder, maisstärke | maisenna, potetmel, jevning
  nibble | naschen, knabbern | knaske > snack, crisps, nuts, chocolate, sweets | knabberei, chips, nüsse, schokolade, gummibärchen, kekse | snacks, potetgull, nøtter, sjokolade, godteri
  canning | einkochen, einmachen | sylte > mason jar, preserving jar, jam sugar | einmachglas, gelierzucker, einkochtopf | sylteglass, norgesglass, syltesukker
  ferment | fermentieren | fermentere > fermentation jar, fermenting crock | gärtopf, fermentierglas | fermenteringskrukke
`;

/** Of these, as of `usesOfOneObject`, things for other objects are no answer. */
export const personalUsesOfOneObject =
  'straightening dye whitening remove polish repair decorate purify repel disinfect cleansing moisturize grooming';

/** What this is done to: `English | German | Norwegian`. */
export const personalUsedOn = `
  complexion | haut | hud
  face | gesicht | ansikt
  foot, feet | fuß, füße | fot, føtter
  hand | hand, hände | hånd, hender
  eyebrow | augenbraue | øyenbryn
  lip | lippe | leppe
  wound | wunde | sår
  makeup, make-up | schminke, make-up | sminke
  nail polish, nail varnish | nagellack | neglelakk
  stain | fleck | flekk
  ticks | zecke | flått
  mosquito, midge | mücke, gelse | mygg
  insect, bug | insekt | insekt
  verruca | warze | vorte
  callus | hornhaut | liktorn
  dog | hund | hund
  cat | katze | katt
  bird | vogel, vögel | fugl
  horse | pferd | hest
  baby | baby, säugling | baby
  tent | zelt | telt
  jacket | jacke | jakke
  leather | leder | lær
  glasses | brille | brille
  jewelry, jewellery | schmuck | smykke
  silver | silber | sølv
  fabric, textile | stoff, textil | stoff, tekstil
  wool | wolle | ull
  gift, present | geschenk | gave, presang
  christmas tree | weihnachtsbaum, christbaum, tannenbaum | juletre
  cake | torte | kake
  easter egg | osterei, ostereier | påskeegg
  sauce | soße, sauce | saus
  blood pressure | blutdruck | blodtrykk
  fever, temperature | fieber, temperatur | feber, temperatur
`;
