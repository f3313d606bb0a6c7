/** Measuring, supports, mobility and daily living aids: `English | German | Norwegian`, a concept a line. */
export const aids = `
  pulse oximeter, oximeter | pulsoximeter | pulsoksymeter
  blood glucose meter, glucometer, blood sugar meter | blutzuckermessgerät | blodsukkerapparat, blodsukkermåler
  lancets, lancing device | lanzetten, stechhilfe | lansetter
  stethoscope | stethoskop | stetoskop
  ecg monitor, ekg device | ekg-gerät | ekg-apparat
  body fat scale, smart scale | körperfettwaage, körperanalysewaage | kroppsanalysevekt, smartvekt
  rapid test, covid test, antigen test | schnelltest, coronatest, antigentest | hurtigtest, koronatest
  infrared lamp | infrarotlampe, rotlichtlampe, rotlicht | infrarødlampe
  tens machine, tens unit, muscle stimulator | tens-gerät, reizstromgerät, ems-gerät | tens-apparat, muskelstimulator
  massage device, massager | massagegerät | massasjeapparat
  neck massager | nackenmassagegerät | nakkemassasje, nakkemassasjeapparat
  foot massager | fußmassagegerät | fotmassasje, fotmassasjeapparat
  massage cushion, massage pad | massagekissen, massageauflage | massasjepute
  acupressure mat, spike mat | akupressurmatte | spikermatte, akupressurmatte
  heated underblanket, mattress warmer | wärmeunterbett, heizunterbett | varmelaken
  foot warmer | fußwärmer, fußheizung | fotvarmer
  cooling towel | kühlhandtuch | kjølehåndkle
  cold eye mask, gel eye mask | kühlbrille, kühlmaske, gelmaske | kjølemaske
  posture corrector | geradehalter, haltungskorrektur, haltungstrainer | holdningskorrigerer, holdningsvest
  ankle support, ankle brace | sprunggelenkbandage, knöchelbandage | ankelstøtte
  elbow support, tennis elbow brace | ellenbogenbandage, epicondylitisspange | albuestøtte
  shoulder support, shoulder brace | schulterbandage | skulderstøtte
  thigh support, calf support | wadenbandage, oberschenkelbandage | leggstøtte, lårstøtte
  thumb brace, thumb splint | daumenbandage, daumenschiene | tommelstøtte
  finger splint | fingerschiene | fingerskinne
  neck brace, cervical collar | halskrause, nackenbandage | nakkekrage, nakkestøtte
  night splint, ankle splint | nachtschiene, fußschiene | nattskinne
  hernia belt, truss belt | bruchband, leistenbandage | brokkbind
  bunion corrector, hallux valgus splint | hallux-valgus-schiene, hallux-schiene | hallux valgus-støtte
  toe separators, toe spacers | zehenspreizer | tåskiller, tåspredere
  metatarsal pads, forefoot cushions | vorfußpolster, ballenpolster | forfotsputer
  heel spur cushion, heel cups | fersensporn-einlage, fersenspornkissen | hælsporeinnlegg
  sock aid, stocking aid | strumpfanzieher, anziehhilfe, sockenanzieher | strømpepåtrekker
  toilet frame, toilet safety rails | toilettenstützgestell, wc-aufstehhilfe | toalettarmstøtter
  commode chair | toilettenstuhl, nachtstuhl | toalettstol
  bedpan | bettpfanne, steckbecken | sengebekken
  urine bottle, male urinal bottle | urinflasche | urinflaske
  hospital bed, care bed | pflegebett, krankenbett | sykeseng, pleieseng
  bed grab handle, bed assist handle | bettaufstehhilfe, bettgriff | sengehåndtak
  overbed table, bed table | betttisch, pflegetisch, krankentisch | sengebord
  pressure relief cushion, anti decubitus cushion | antidekubituskissen, dekubituskissen | trykkavlastende pute
  balance cushion | balancekissen, ballkissen | balansepute
  leg rest pillow, leg elevation pillow | venenkissen, beinruhekissen | benpute
  pregnancy pillow | schwangerschaftskissen | gravidpute, svangerskapspute
  mobility scooter | elektromobil, seniorenmobil, seniorenscooter | promenadescooter
  wheelchair cushion | rollstuhlkissen | rullestolpute
  wheelchair ramp, threshold ramp | rollstuhlrampe, schwellenrampe, türschwellenrampe | rullestolrampe, terskelrampe
  wheelchair bag, rollator bag | rollstuhltasche, rollatortasche | rullatorveske, rullestolveske
  transfer board, sliding board | rutschbrett | forflytningsbrett
  walking stick ferrule, crutch tip | krückenkapsel, stockkapsel | doppsko
  adult bib, clothing protector | kleiderschutz, esslatz für erwachsene | voksensmekke
  easy grip cutlery, weighted cutlery | griffverdicktes besteck, therapiebesteck | tykt bestikk
  spouted beaker, feeding cup | schnabelbecher |
  pill cutter, pill splitter, tablet splitter | tablettenteiler, pillenteiler | tablettdeler, pilledeler
  pill crusher, tablet crusher | tablettenmörser, tablettenzerkleinerer | tablettknuser
  medicine spoon, dosing syringe | dosierlöffel, dosierspritze | doseringssprøyte, doseringsskje
  syringe | einmalspritze, einwegspritze | engangssprøyte
  hypodermic needle, cannula | einmalkanüle, kanüle | kanyle
  compression sleeve | kompressionsmanschette, armkompression | kompresjonsermer
  donning gloves | anziehhandschuhe | påtrekkshansker
  anti snoring device, snoring aid, nasal strips | schnarchstopper, schnarchschiene, nasenpflaster | snorkestopper, nesestrips
  stop snoring | schnarchen | snorking
  breast prosthesis bra | prothesen-bh | protese-bh
`;
