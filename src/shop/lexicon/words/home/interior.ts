/** Beds, bathrooms, lighting, heating, furniture and decoration: `English | German | Norwegian`, a concept a line. */
export const interior = `
  fitted sheet | spannbettlaken, spannbetttuch, spannleintuch, fixleintuch, spannlaken | stretchlaken, formsydd laken
  bed sheet, flat sheet | bettlaken, laken, betttuch, leintuch | laken
  pillowcase, pillow case, pillow slip | kissenbezug, kopfkissenbezug, polsterbezug, kissenüberzug | putevar, putetrekk
  cushion cover | kissenhülle | pyntputetrekk
  duvet cover, quilt cover | bettbezug, bettdeckenbezug, deckenbezug, duvetbezug | dynetrekk, dynevar
  weighted blanket | gewichtsdecke, therapiedecke | vektteppe, tyngdeteppe
  bedspread | bettüberwurf | sengeteppe
  mattress topper | matratzenauflage, matratzentopper | overmadrass
  mattress protector | matratzenschoner | madrassbeskytter
  slatted frame, bed slats | lattenrost | lamellbunn
  bed frame, bedstead | bettgestell, bettrahmen | sengeramme
  box spring bed, continental bed | boxspringbett | kontinentalseng
  bunk bed | etagenbett, stockbett | køyeseng
  loft bed | hochbett | loftseng, høyseng
  sofa bed, sleeper sofa | schlafsofa, schlafcouch | sovesofa
  corner sofa, sectional sofa | ecksofa, eckcouch | hjørnesofa
  recliner, recliner chair | relaxsessel, fernsehsessel | hvilestol, recliner
  beanbag, bean bag | sitzsack | sakkosekk
  pouf, pouffe, ottoman | pouf, sitzpouf | sittepuff
  rocking chair | schaukelstuhl | gyngestol
  bar stool | barhocker | barkrakk, barstol
  dining chair | esszimmerstuhl, küchenstuhl | spisestol, kjøkkenstol
  dining table, kitchen table | esstisch, küchentisch | spisebord, kjøkkenbord
  dressing table, vanity table | schminktisch, frisiertisch | sminkebord, toalettbord
  console table, hall table | konsolentisch | konsollbord
  sideboard, buffet cabinet | sideboard, anrichte | skjenk, sidebord
  tv stand, tv unit, tv cabinet | tv-möbel, lowboard, fernsehschrank | tv-benk, mediebenk
  display cabinet, glass cabinet | vitrine, glasvitrine | vitrineskap, glasskap
  shoe cabinet | schuhschrank, schuhkipper | skoskap
  wall shelf, floating shelf | wandregal, wandboard | vegghylle
  coat rack, coat stand | garderobenständer, kleiderständer | stumtjener, klesstativ
  room divider, folding screen | raumteiler, paravent | romdeler, skjermbrett
  umbrella stand | regenschirmständer | paraplystativ
  wallpaper | tapete | tapet
  wall sticker, wall decal | wandtattoo, wandsticker | wallsticker, veggklistremerke
  canvas print, wall art | leinwandbild, wandbild | lerretsbilde, veggbilde
  artificial flowers, fake flowers | kunstblumen, künstliche blumen | kunstige blomster, kunstblomster
  artificial plant, fake plant | kunstpflanze, künstliche pflanze | kunstig plante, kunstplante
  houseplant, indoor plant | zimmerpflanze | stueplante, potteplante
  scented candle, fragrance candle | duftkerze | duftlys
  tea light, tealight | teelicht | telys
  tealight holder | teelichthalter, teelichtglas | telysholder
  candle lantern, storm lantern | windlicht | lykt
  incense, incense sticks | räucherstäbchen | røkelse
  roller blind | rollo | rullegardin
  venetian blind | jalousie | persienne
  curtain rod, curtain pole | gardinenstange, vorhangstange | gardinstang
  blackout curtain | verdunkelungsvorhang, verdunklungsvorhang | blendingsgardin
  wall lamp, wall light, sconce | wandlampe, wandleuchte | vegglampe
  ceiling light, flush mount light | deckenleuchte | plafond, taklys
  chandelier | kronleuchter | lysekrone
  spotlight, ceiling spotlight | strahler, deckenstrahler | spotlight, takspot
  bedside lamp, night table lamp | nachttischlampe | nattbordslampe
  outdoor light, outdoor lamp | außenleuchte, außenlampe | utelampe, utelys
  lamp holder, bulb holder, lamp socket | lampenfassung | lampeholder, pæreholder
  towel hook | handtuchhaken | håndklekrok, håndkleknagg
  towel rail, towel rack | handtuchhalter, handtuchstange | håndklestang, håndkleholder
  hand towel, guest towel | gästehandtuch | gjestehåndkle
  face cloth, washcloth, flannel cloth | waschlappen, waschhandschuh | vaskeklut, ansiktsklut
  beach towel | strandtuch, badelaken | strandhåndkle
  shower head, showerhead | duschkopf, handbrause | dusjhode
  shower hose | brauseschlauch, duschschlauch | dusjslange
  shower caddy, shower shelf | duschregal, duschablage | dusjhylle
  shower cap | duschhaube | dusjhette
  faucet, tap, mixer tap | wasserhahn, armatur, mischbatterie | vannkran, blandebatteri
  wash basin, washbasin, bathroom sink | waschbecken, waschtisch | håndvask, baderomsservant
  kitchen sink | spülbecken, küchenspüle, spüle | oppvaskkum, kjøkkenvask
  bathtub | badewanne | badekar
  toilet, wc | toilette, wc | toalett, wc
  toilet seat | toilettensitz, wc-sitz, klobrille | toalettsete
  toilet brush | klobürste, toilettenbürste, wc-bürste | toalettbørste, dobørste
  toilet roll holder, toilet paper holder | toilettenpapierhalter, klorollenhalter | toalettrullholder, dorullholder
  soap dispenser | seifenspender | såpedispenser, såpepumpe
  soap dish | seifenschale | såpeskål, såpekopp
  toothbrush holder, toothbrush mug | zahnbürstenhalter, zahnputzbecher | tannbørsteholder, tannglass
  bathroom cabinet | badezimmerschrank, badschrank | baderomsskap
  mirror cabinet | spiegelschrank | speilskap
  laundry hamper | wäschesammler | vaskekurv
  radiator | heizkörper, radiator | radiator
  fire basket, fire bowl, fire pit | feuerschale, feuerkorb | bålpanne
  firewood, fire logs | brennholz, kaminholz | fyringsved, peisved
  wood pellets | holzpellets | trepellets
  fire lighters, firelighters | kaminanzünder, grillanzünder | opptenningsbriketter, tennbriketter
  cigarette lighter, pocket lighter | feuerzeug | fyrtøy
  matchsticks, safety matches | streichhölzer, zündhölzer | fyrstikker
  door handle | türgriff, türklinke | dørhåndtak
  furniture knob, drawer knob, drawer handle | möbelknopf, möbelgriff | møbelknott, skuffehåndtak
  padlock | vorhängeschloss | hengelås
  safe box, home safe | tresor, möbeltresor | verdiskap
  letterbox, mailbox | briefkasten | postkasse
  house number | hausnummer | husnummer
  key box, key cabinet | schlüsselkasten | nøkkelskap
  shower | dusche | dusj
  shower tray | duschwanne, duschtasse | dusjkar
  shower screen, shower door, shower cubicle | duschwand, duschkabine, duschabtrennung | dusjvegg, dusjdør, dusjkabinett
  kitchen tap, kitchen faucet | küchenarmatur, spültischarmatur | kjøkkenkran, kjøkkenarmatur
  basin tap, basin mixer, bathroom tap | waschtischarmatur, badarmatur | servantkran, servantarmatur
  cistern, toilet tank | spülkasten | sisterne
  flush plate, flush button | drückerplatte, betätigungsplatte | spyleplate, spyleknapp
  urinal | urinal | urinal
  siphon, bottle trap, u-bend | siphon, geruchsverschluss | vannlås
  drain cleaner, drain unblocker | abflussreiniger, rohrreiniger | avløpsåpner, avløpsrens
  plunger, sink plunger | pümpel, saugglocke | sugekopp til avløp
  ball valve, stopcock | kugelhahn, absperrhahn | kuleventil, stoppekran
  o-ring, sealing ring, gasket | o-ring, dichtungsring, dichtring | o-ring, pakning
  grab rail, grab bar | haltegriff, badewannengriff | støttehåndtak
  water heater, boiler | warmwasserbereiter, durchlauferhitzer, boiler | varmtvannsbereder
  expansion tank, expansion vessel | ausdehnungsgefäß | ekspansjonskar
  pipe cutter | rohrschneider | rørkutter
  ptfe tape, thread seal tape, teflon tape | gewindedichtband, teflonband | gjengetape, teflontape
  pipe clip, pipe clamp | rohrschelle | rørklammer
  pipe insulation, pipe lagging | rohrisolierung, rohrdämmung | rørisolasjon
  underfloor heating | fußbodenheizung | gulvvarme
`;
