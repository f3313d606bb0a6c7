/** Pharmacy: what it is for, what helps, first aid and supplements: `English | German | Norwegian`, a concept a line. */
export const medicine = `
  medicine cabinet | medizinschrank, arzneischrank, hausapotheke | medisinskap
  travel pharmacy, travel first aid | reiseapotheke | reiseapotek
  medicine, medication, drugs | arzneimittel, medikament, medizin | legemiddel, medisin, medikament
  prescription free, over the counter | rezeptfrei | reseptfri
  pills | pillen | piller
  effervescent tablets | brausetabletten | brusetabletter
  drops medicine, oral drops | arzneitropfen | medisindråper
  suppository | zäpfchen, suppositorien | stikkpiller
  ointment, salve | salbe, heilsalbe | salve
  wound healing ointment, healing cream | wund- und heilsalbe, wundsalbe, wundheilsalbe | sårsalve, sårkrem
  wound spray, wound disinfectant, wound cleanser | wunddesinfektion, wundspray, wunddesinfektionsspray | sårspray, sårrens, sårdesinfeksjon
  iodine solution | jodlösung | jodoppløsning
  hydrogen peroxide | wasserstoffperoxid | hydrogenperoksid
  gauze, gauze pads, wound compress | kompressen, mullkompressen, wundauflage | kompresser, gaskompress
  medical tape, surgical tape, fixation tape | heftpflaster, fixierpflaster, leukoplast, rollenpflaster | sårtape, kirurgisk tape
  elastic bandage, ace bandage, crepe bandage | elastische binde, idealbinde, fixierbinde | elastisk bandasje, støttebandasje
  tubular bandage | schlauchverband | tubebandasje
  triangular bandage, arm sling | dreiecktuch, armschlinge | fatle
  finger plaster, fingertip plaster | fingerpflaster, fingerkuppenpflaster | fingerplaster
  wound closure strips, steri strips, butterfly plaster | wundnahtstreifen, klammerpflaster | sårstrips
  spray on plaster, liquid plaster, spray bandage | sprühpflaster, flüssigpflaster | sprayplaster, flytende plaster
  waterproof plasters | wasserfeste pflaster, duschpflaster | vanntett plaster
  kids plasters, childrens plasters | kinderpflaster | barneplaster
  scar plaster, silicone scar sheet | narbenpflaster | arrplaster
  corn plaster | hühneraugenpflaster | liktornplaster
  foot corns, calluses, hard skin | hühneraugen, hornhaut | liktorn, hard hud
  skin warts, verruca | warzen, dornwarzen | vorter, fotvorter
  wart remover, wart treatment | warzenmittel, warzenentferner, warzenpflaster | vortemiddel, vortefjerner
  tick bite | zeckenbiss, zeckenstich | flåttbitt
  wasp sting, bee sting | wespenstich | vepsestikk
  bite relief, after bite, insect bite gel | stichheiler, insektenstichgel, juckreizstiller | kløepenn
  itchy skin | juckreiz | hudkløe
  skin rash | hautausschlag, nesselsucht | utslett, elveblest
  cold sore, herpes | lippenherpes, fieberbläschen, herpes | forkjølelsessår, munnherpes
  mouth ulcers, canker sore | aphthen | munnsår, after i munnen
  nail fungus | nagelpilz | neglesopp
  vaginal thrush, yeast infection | scheidenpilz, vaginalpilz | underlivssopp
  bladder infection, cystitis, uti | blasenentzündung, harnwegsinfekt | blærekatarr, urinveisinfeksjon
  hemorrhoids, haemorrhoids | hämorrhoiden, hämorriden | hemoroider
  flatulence, bloating | blähungen, blähbauch | luft i magen, oppblåst mage
  stomach ache, tummy ache, stomach cramps | bauchschmerzen, bauchweh, magenkrämpfe, magenschmerzen | magesmerter, vondt i magen, magekramper
  indigestion, digestion | verdauung, verdauungsbeschwerden | fordøyelse, fordøyelsesplager
  irritable bowel, irritable bowel syndrome | reizdarm | irritabel tarm
  gut health, gut flora | darmgesundheit, darmflora | tarmhelse, tarmflora
  vomiting | erbrechen | oppkast
  electrolytes, rehydration salts | elektrolyte, elektrolytlösung | elektrolytter, rehydreringsvæske
  back pain, backache | rückenschmerzen, kreuzschmerzen | ryggsmerter, ryggvondt
  neck pain, stiff neck | nackenschmerzen, nackenverspannung | nakkesmerter, stiv nakke
  joint pain, arthritis, osteoarthritis | gelenkschmerzen, arthrose, arthritis | leddsmerter, leddgikt, artrose
  muscle pain, sore muscles, muscle ache | muskelkater, muskelschmerzen | støle muskler, muskelsmerter
  muscle cramps, leg cramps | wadenkrämpfe, muskelkrämpfe | leggkramper, muskelkramper
  pain gel, pain cream, pain relief gel | schmerzgel, schmerzsalbe, schmerzcreme | smertegel, smertekrem
  pain patch, heat patch | schmerzpflaster, wärmepflaster | varmeplaster, smerteplaster
  muscle rub, warming balm, heat rub | pferdesalbe, muskelbalsam, wärmesalbe | varmesalve, muskelbalsam, hestebalsam
  cooling gel | kühlgel | kjølegel
  cooling spray, freeze spray, cold spray | eisspray, kältespray | kjølespray, isspray
  sprain, bruises | verstauchung, prellung, bluterguss | forstuing, blåmerker
  burn gel, burn cream, burn wounds | brandwunden, brandgel, brandsalbe | brannskader, brannsårgel
  migraine | migräne | migrene
  toothache | zahnschmerzen, zahnweh | tannpine, tannverk
  earache | ohrenschmerzen, ohrenweh | øreverk, vondt i øret
  teething gel, teething pain | zahnungsgel, zahnungshilfe | tanngel
  dry eyes, itchy eyes | trockene augen, brennende augen | tørre øyne
  dry mouth | mundtrockenheit, trockener mund | munntørrhet
  dry nose, nasal ointment | trockene nase, nasensalbe | nesesalve, tørr nese
  sinusitis, blocked sinuses | nasennebenhöhlenentzündung, sinusitis | bihulebetennelse
  hoarseness, hoarse voice | heiserkeit | heshet
  phlegm, chesty cough, expectorant | schleimlöser, hustenlöser | slimløsende
  dry cough, tickly cough | reizhusten, hustenreiz | tørrhoste
  flu, influenza | grippe, grippaler infekt | influensa
  cold remedy, flu remedy, cold medicine | erkältungsmittel, grippemittel | forkjølelsesmiddel
  cold bath, eucalyptus bath | erkältungsbad | forkjølelsesbad
  chest rub, vapor rub | erkältungsbalsam, erkältungssalbe | forkjølelsesbalsam
  inhaler, steam inhaler, nebulizer | inhaliergerät, inhalator | inhalator, inhalasjonsapparat
  antihistamine, allergy tablets | antiallergikum, allergietabletten | allergitabletter, antihistamin
  house dust allergy, dust mites | hausstauballergie, hausstaubmilben | støvmidd, husstøvmidd
  immune system, immunity | immunsystem, abwehrkräfte | immunforsvar
  insomnia, trouble sleeping, sleep problems | schlafstörungen, einschlafprobleme, schlaflosigkeit | søvnproblemer, søvnløshet
  melatonin | melatonin | melatonin
  stress, nervousness, anxiety | innere unruhe, nervosität | uro, nervøsitet
  valerian, valerian root | baldrian | valeriana, vendelrot
  st johns wort | johanniskraut | johannesurt
  homeopathy, homeopathic globules, globules | globuli, homöopathie | homeopati
  bach flowers, rescue drops | bachblüten, notfalltropfen | blomsterdråper
  schuessler salts, tissue salts | schüßlersalze, schüssler-salze | schüsslersalter
  cbd oil, hemp drops | cbd-öl | cbd-olje
  nicotine gum, nicotine patch, quit smoking | nikotinpflaster, nikotinkaugummi, rauchentwöhnung | nikotintyggegummi, nikotinplaster, røykeslutt
  hangover | alkoholkater | bakrus, fyllesyke
  jet lag | jetlag | jetlag
  varicose veins, heavy legs | krampfadern, venenleiden, schwere beine | åreknuter, tunge ben
  vein cream, leg gel | venensalbe, venengel, beingel | benkrem, årekrem
  high blood pressure, hypertension | bluthochdruck | høyt blodtrykk
  cholesterol | cholesterin | kolesterol
  diabetes | diabetes, zuckerkrankheit | diabetes, sukkersyke
  menopause, hot flushes | wechseljahre, hitzewallungen | overgangsalder, hetetokter
  prostate | prostata | prostata
  weight loss, slimming aid, diet pills | abnehmmittel, schlankheitsmittel, gewichtsabnahme | slankemiddel, vekttap
  meal replacement shake, diet shake | mahlzeitenersatz, diätshake, diät-shake | måltidserstatter
  vitamin c | vitamin c | vitamin c
  vitamin d | vitamin d, vitamin d3 | vitamin d
  vitamin b12 | vitamin b12 | vitamin b12
  folic acid, folate | folsäure | folsyre, folat
  prenatal vitamins, pregnancy vitamins | schwangerschaftsvitamine | gravidvitaminer
  kids vitamins, childrens vitamins | kindervitamine | barnevitaminer
  magnesium | magnesium | magnesium
  calcium | calcium, kalzium | kalsium
  zinc tablets, zinc supplement | zinktabletten, zinkkapseln | sinktabletter, sinktilskudd
  iron tablets, iron supplement | eisentabletten, eisenpräparat | jerntabletter, jerntilskudd
  selenium | selentabletten | selentilskudd
  biotin | biotin | biotin
  coenzyme q10 | coenzym q10 | koenzym q10
  ginseng | ginseng | ginseng
  ginkgo, gingko | ginkgo | ginkgo
  evening primrose oil | nachtkerzenöl | nattlysolje
  black seed oil | schwarzkümmelöl | svartkarveolje
  milk thistle | mariendistel | mariatistel
  psyllium husks, psyllium | flohsamenschalen, flohsamen | psylliumfrø, loppefrøskall
  cranberry capsules | cranberry-kapseln, cranberrykapseln | tranebærkapsler
  tea tree oil | teebaumöl | tetreolje
  japanese mint oil, mint oil | minzöl, japanisches heilpflanzenöl, pfefferminzöl | mynteolje, peppermynteolje
  eucalyptus oil | eukalyptusöl | eukalyptusolje
  arnica | arnika | arnika
  calendula, marigold ointment | ringelblumensalbe, calendula | ringblomstsalve
  propolis | propolis | propolis
  echinacea | echinacea | echinacea
  healing clay, bentonite | heilerde, bentonit |
  activated charcoal tablets | kohletabletten, aktivkohletabletten | kulltabletter
`;
