/** Health, medicine and aids: `English | German | Norwegian`, a concept a line. */
export const health = `
  bandage, gauze bandage | verband, mullbinde | bandasje, gasbind
  blister plaster | blasenpflaster | gnagsårplaster
  disinfectant, antiseptic | desinfektionsmittel | desinfeksjonsmiddel
  hand sanitizer, hand sanitiser | handdesinfektion, handgel | håndsprit, hånddesinfeksjon
  blood pressure monitor | blutdruckmessgerät, blutdruckmesser | blodtrykksmåler
  hot water bottle | wärmflasche | varmeflaske
  heating pad | heizkissen | varmepute
  heat pack | wärmekissen, wärmepackung | varmepose
  ice pack, cold pack | kühlpack, kühlakku | fryseelement, kjøleelement
  ear plugs, earplugs | ohrstöpsel | ørepropper
  surgical mask, medical mask | mundschutz, op-maske | munnbind
  nasal spray, nose spray, nasal drops | nasenspray, nasentropfen | nesespray, nesedråper
  cough drops, throat lozenges | hustenbonbons, halspastillen | halspastiller, hostepastiller
  cough syrup | hustensaft | hostesaft
  painkiller, pain reliever | schmerzmittel, schmerztabletten | smertestillende
  vitamins, multivitamin | vitamine, multivitamin | vitaminer, multivitamin
  dietary supplement, food supplement | nahrungsergänzungsmittel | kosttilskudd
  fish oil, omega 3 | fischöl, omega-3 | fiskeolje, omega-3
  cod liver oil | lebertran | torsketran
  probiotics | probiotika | probiotika
  protein powder, whey protein | proteinpulver, eiweißpulver | proteinpulver
  insect repellent, mosquito spray | insektenschutzmittel, mückenspray, mückenschutz | myggmiddel, myggspray
  contact lenses | kontaktlinsen | kontaktlinser
  contact lens solution | kontaktlinsenlösung | linsevæske
  eye drops | augentropfen | øyedråper
  compression stockings, compression socks, support stockings | kompressionsstrümpfe, stützstrümpfe | kompresjonsstrømper, støttestrømper
  walking stick, walking cane | gehstock, spazierstock | spaserstokk
  rollator, walking frame | rollator | rullator
  wheelchair | rollstuhl | rullestol
  crutches | krücken, gehhilfe | krykker
  common cold, runny nose, sniffles | erkältung, schnupfen | forkjølelse, snue
  cough | husten | hoste
  sore throat | halsschmerzen, halsweh | sår hals, halsvondt
  headache, headaches | kopfschmerzen, kopfweh | hodepine
  fever | fieber | feber
  hay fever, pollen allergy, allergies | heuschnupfen, pollenallergie, allergie | høysnue, pollenallergi, allergi
  diarrhea, diarrhoea | durchfall | diaré
  constipation, laxative | verstopfung, abführmittel | forstoppelse, avføringsmiddel
  nausea, motion sickness, travel sickness | übelkeit, reiseübelkeit, reisekrankheit | kvalme, reisesyke
  heartburn, antacid | sodbrennen | halsbrann
  dandruff | schuppen | flass
  head lice, lice | läuse, kopfläuse | hodelus, lus
  athletes foot, foot fungus | fußpilz | fotsopp
  insect bite, insect bites | insektenstich | insektstikk
  pill box, pill organizer, pill organiser | tablettenbox, pillendose, tablettendose | pilleboks, dosett, medisindosett
  sleeping pills, sleep aid | schlaftabletten, schlafmittel, einschlafhilfe | sovetabletter, innsovningstabletter
  baby formula, infant formula, infant milk | säuglingsnahrung, säuglingsmilch, babymilch | morsmelkerstatning
  wrist support, wrist brace | handgelenkbandage, handgelenkstütze | håndleddsstøtte
  test strips | teststreifen | teststrimler
  spray | spray | spray
`;
