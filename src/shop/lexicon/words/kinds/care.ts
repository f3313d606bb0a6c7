/** Cosmetics, body care and health: kinds of things and their members, as `words/kinds.ts` describes. */
export const careKinds = `
  makeup, cosmetics | kosmetik, schminke, make-up, schminksachen | sminke, kosmetikk > mascara, lipstick, foundation?, eyeshadow, eyeliner, blush, concealer, bb cream, face powder, bronzer, lip gloss, lip liner, eyebrow pencil, nail polish
  eye makeup | augen-make-up, augenmakeup | øyesminke > mascara, eyeshadow, eyeliner, eyebrow pencil, eyebrow gel, false eyelashes
  lip makeup | lippen-make-up, lippenmakeup | leppesminke > lipstick, lip gloss, lip liner
  makeup tools, beauty tools, makeup accessories | schminkzubehör, kosmetikzubehör, schminkutensilien | sminkeutstyr, sminketilbehør > makeup brush, makeup sponge, eyelash curler, tweezers, makeup mirror, makeup bag
  skincare, skin care | hautpflege, hautpflegeprodukte | hudpleie, hudpleieprodukter > facial care, lotion, hand cream, foot cream, body butter, body oil, body scrub, sunscreen
  facial care, face care, facial skincare | gesichtspflege | ansiktspleie > face cream, night cream, eye cream, serum, cleanser, facial toner, face mask, face oil, micellar water, face scrub, anti aging cream
  body care, bodycare | körperpflege, körperpflegeprodukte | kroppspleie > lotion, body butter, body scrub, body oil, shower gel, soap!, deodorant
  hand care | handpflege | håndpleie > hand cream, hand soap
  foot care | fußpflege | fotpleie > foot cream, foot file, blister plaster
  nail care, manicure | nagelpflege, maniküre | neglepleie, manikyr > nail file, nail scissors, nail clippers, nail polish, nail polish remover, gel nail polish, false nails
  hair care, haircare | haarpflege, haarpflegeprodukte | hårpleie, hårpleieprodukter > shampoo, conditioner, hair mask, hair oil, dry shampoo, shampoo bar, anti dandruff shampoo
  hair styling, styling products | haarstyling, stylingprodukte | hårstyling, stylingprodukter > hair spray, hair gel, hair wax, hair mousse, heat protection spray
  hair tools, hair styling tools | haarstylinggeräte, haarstyler | hårstylingverktøy, hårstylere > hair dryer, hair straightener, curling iron, hairbrush, comb?, hair curlers
  shaving products, shaving supplies, shaving | rasur, rasierbedarf, rasierzubehör | barbering, barbersaker, barberutstyr > razor, safety razor, razor blades, shaving foam, shaving brush, shaving soap, aftershave
  beard care, beard grooming | bartpflege | skjeggpleie > beard oil, beard balm, beard trimmer
  hair removal | haarentfernung | hårfjerning > epilator, wax strips, hair removal cream, razor, tweezers
  oral care, dental care, oral hygiene, dental hygiene | mundpflege, zahnpflege, mundhygiene | tannpleie, munnhygiene, tannhygiene > toothbrush, toothpaste, mouthwash, dental floss, interdental brush, electric toothbrush, tongue scraper, toothbrush heads
  bath additives, bath products | badezusätze, badezusatz | badeprodukter, badetilsetning > bath bomb, bath salts, bubble bath
  fragrances, scents | düfte, duftwasser | dufter, parfymer > perfume, body mist
  sun care, sun protection | sonnenpflege, sonnenschutzmittel | solpleie, solbeskyttelse > sunscreen, after sun, self tanner
  period products, feminine hygiene, menstrual products | damenhygiene, menstruationsprodukte, monatshygiene, periodenprodukte | mensprodukter, menstruasjonsprodukter, intimhygiene > sanitary towel, panty liner, tampon, menstrual cup, period underwear
  toiletries, personal care | toilettenartikel, drogerieartikel, hygieneartikel | toalettsaker, hygieneartikler, toalettartikler > soap!, shampoo, shower gel, toothpaste, toothbrush, deodorant, razor, conditioner, mouthwash

  medicine, medicines, medication, meds | medikamente, arzneimittel, medizin, arznei | medisin, medisiner, legemidler > painkiller, cough syrup, nasal spray, cough drops, sleeping pills, eye drops, ibuprofen, paracetamol, aspirin, allergy tablets, antacid tablets
  painkillers, pain relief | schmerzmittel, schmerztabletten | smertestillende > ibuprofen, paracetamol, aspirin, diclofenac
  cold remedies, cold medicine, cold and flu | erkältungsmittel, grippemittel | forkjølelsesmidler, forkjølelsesmedisin > nasal spray, cough drops, cough syrup, paracetamol
  allergy medicine, allergy relief, antihistamines | allergiemittel, antiallergika, antihistaminika | allergimedisin, allergimidler > allergy tablets, cetirizine, loratadine
  stomach remedies, digestive remedies | magenmittel, magen-darm-mittel, verdauungsmittel | magemedisin, magemidler > antacid tablets, laxative drops, activated charcoal, probiotics
  wound care | wundversorgung, wundpflege | sårpleie, sårstell > sticking plaster, bandage, disinfectant, blister plaster, wound ointment
  first aid, first aid supplies | erste hilfe, erste-hilfe-bedarf | førstehjelp, førstehjelpsutstyr > first aid kit, sticking plaster, bandage, ice pack, disinfectant
  dietary supplements, food supplements, supplements | nahrungsergänzung, nahrungsergänzungsmittel | kosttilskudd > vitamins, fish oil, cod liver oil, probiotics, magnesium, zinc, collagen, creatine
  sports nutrition, sports supplements | sportnahrung, sporternährung | sportsernæring, treningsernæring > protein powder, protein bar, creatine, energy gel, isotonic drink
  mobility aids, walking aids | gehhilfen, mobilitätshilfen | ganghjelpemidler, mobilitetshjelpemidler > rollator, wheelchair, crutches, walking stick
  health monitors, medical devices | gesundheitsgeräte, medizingeräte, medizinische geräte | helseapparater, medisinsk utstyr > blood pressure monitor, ear thermometer, pulse oximeter, bathroom scale, test strips
  supports and braces, orthoses | orthesen, gelenkbandagen | ortoser, støttebandasjer > knee brace, wrist support, ankle brace, compression stockings
  contact lens supplies | kontaktlinsenzubehör | linsetilbehør > contact lenses, contact lens solution
`;
