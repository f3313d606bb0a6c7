/** Health, medicine and aids: `English | German | Norwegian`, a concept a line. */
export const health = `
  bandage, gauze bandage | verband, mullbinde, verbandsmaterial | bandasje, gasbind
  blister plaster | blasenpflaster | gnagsårplaster
  disinfectant, antiseptic | desinfektionsmittel | desinfeksjonsmiddel
  hand sanitizer, hand sanitiser | handdesinfektion, handgel, handdesinfektionsmittel | håndsprit, hånddesinfeksjon, antibac
  blood pressure monitor | blutdruckmessgerät, blutdruckmesser | blodtrykksmåler
  hot water bottle | wärmflasche, bettflasche | varmeflaske
  heating pad | heizkissen | varmepute
  heat pack | wärmekissen, wärmepackung | varmepose
  ice pack, cold pack | kühlpack, kühlakku | fryseelement, kjøleelement
  ear plugs, earplugs | ohrstöpsel, ohropax, gehörschutzstöpsel | ørepropper
  surgical mask, medical mask | mundschutz, op-maske, mund-nasen-schutz | munnbind
  nasal spray, nose spray, nasal drops | nasenspray, nasentropfen | nesespray, nesedråper
  cough drops, throat lozenges, cough sweets | hustenbonbons, halspastillen, halsbonbons, hustenzuckerl | halspastiller, hostepastiller
  cough syrup | hustensaft | hostesaft
  painkiller, pain reliever, pain relief | schmerzmittel, schmerztabletten, kopfschmerztabletten | smertestillende, smertetabletter, hodepinetabletter
  vitamins, multivitamin | vitamine, multivitamin | vitaminer, multivitamin
  dietary supplement, food supplement | nahrungsergänzungsmittel, nahrungsergänzung | kosttilskudd
  fish oil, omega 3 | fischöl, omega-3 | fiskeolje, omega-3
  cod liver oil | lebertran | torsketran
  probiotics | probiotika | probiotika
  protein powder, whey protein | proteinpulver, eiweißpulver | proteinpulver
  contact lenses | kontaktlinsen | kontaktlinser
  contact lens solution | kontaktlinsenlösung | linsevæske
  eye drops | augentropfen | øyedråper
  compression stockings, compression socks, support stockings, flight socks | kompressionsstrümpfe, stützstrümpfe, thrombosestrümpfe, kompressionssocken | kompresjonsstrømper, støttestrømper
  walking stick, walking cane | gehstock, spazierstock, krückstock | spaserstokk, gåstokk
  rollator, walking frame, zimmer frame | rollator, gehwagen | rullator
  wheelchair | rollstuhl | rullestol
  crutches | krücken, gehhilfe, unterarmgehstützen | krykker
  common cold, runny nose, sniffles, blocked nose | erkältung, schnupfen, verstopfte nase | forkjølelse, snue
  cough | husten | hoste
  sore throat | halsschmerzen, halsweh | sår hals, halsvondt
  headache, headaches | kopfschmerzen, kopfweh | hodepine
  fever | fieber | feber
  hay fever, pollen allergy, allergies | heuschnupfen, pollenallergie, allergie | høysnue, pollenallergi, allergi
  diarrhea, diarrhoea | durchfall | diaré
  constipation, laxative | verstopfung, abführmittel | forstoppelse, avføringsmiddel
  nausea, motion sickness, travel sickness, seasickness, car sickness | übelkeit, reiseübelkeit, reisekrankheit, seekrankheit | kvalme, reisesyke, sjøsyke, bilsyke
  heartburn, antacid | sodbrennen | halsbrann
  dandruff | schuppen | flass
  head lice, lice, nits | läuse, kopfläuse | hodelus, lus
  athletes foot, foot fungus | fußpilz | fotsopp
  insect bite, insect bites | insektenstich | insektstikk
  pill box, pill organizer, pill organiser | tablettenbox, pillendose, tablettendose, medikamentendosierer, pillenbox | pilleboks, dosett, medisindosett
  sleeping pills, sleep aid | schlaftabletten, schlafmittel, einschlafhilfe | sovetabletter, innsovningstabletter
  baby formula, infant formula, infant milk | säuglingsnahrung, säuglingsmilch, babymilch | morsmelkerstatning
  wrist support, wrist brace | handgelenkbandage, handgelenkstütze | håndleddsstøtte
  test strips | teststreifen | teststrimler
  spray | spray | spray
`;
