/** Oral care, intimate hygiene, soaps and protection: `English | German | Norwegian`, a concept a line. */
export const hygiene = `
  oral care, dental care, oral hygiene | zahnpflege, mundpflege, mundhygiene | tannpleie, munnpleie
  sonic toothbrush | schallzahnbürste | sonisk tannbørste
  manual toothbrush, hand toothbrush | handzahnbürste | manuell tannbørste
  kids toothbrush, childrens toothbrush | kinderzahnbürste | barnetannbørste
  kids toothpaste, childrens toothpaste | kinderzahnpasta, kinderzahncreme | barnetannkrem
  whitening toothpaste | weißmachende zahnpasta, whitening-zahnpasta | blekende tannkrem, hvitende tannkrem
  sensitive teeth, tooth sensitivity | empfindliche zähne, schmerzempfindliche zähne | ising i tennene, sensitive tenner
  toothpaste tablets, tooth tabs | zahnputztabletten | tannkremtabletter
  floss picks, dental flossers | zahnseidesticks, zahnseide-sticks | tanntrådbøyler, flosspinner
  wooden dental picks | zahnhölzer | tannstikker
  water flosser, oral irrigator | munddusche | munndusj
  denture cleaner, denture tablets | gebissreiniger, prothesenreiniger, gebissreinigungstabletten | protesetabletter, proteserens
  denture adhesive, denture cream | haftcreme, prothesenhaftcreme | protesefestekrem
  denture box, denture bath | gebissdose, prothesendose | proteseboks
  night guard, dental splint, bite guard | aufbissschiene, knirscherschiene | bittskinne
  orthodontic wax, braces wax | zahnwachs, zahnspangenwachs | tannreguleringsvoks
  retainer case, braces case | zahnspangendose, zahnspangenbox | reguleringsboks
  whitening strips, teeth whitening strips | bleaching-strips, zahnweiß-streifen | blekestrips
  bad breath, halitosis | mundgeruch | dårlig ånde
  bleeding gums, gum disease, gingivitis | zahnfleischbluten, zahnfleischentzündung | tannkjøttbetennelse, blødende tannkjøtt
  dental plaque, tartar | zahnbelag, zahnstein | tannstein
  cavities, tooth decay | karies | hull i tennene, karies
  breath spray | mundspray, atemspray | munnspray
  intimate wash, feminine wash | intimwaschlotion, intimpflege | intimsåpe, intimvask
  intimate wipes, feminine wipes | intimtücher, intimpflegetücher | intimservietter
  night pads, night time pads | nachtbinden | nattbind
  maternity pads, postpartum pads | wochenbettbinden, wöchnerinnenbinden | barselbind
  reusable pads, cloth pads | stoffbinden, waschbare binden | tøybind
  menstrual disc | menstruationsscheibe | menstruasjonsdisk
  period swimwear | periodenbademode | mensenbadetøy
  period pain, menstrual cramps | regelschmerzen, menstruationsbeschwerden | menssmerter, menstruasjonssmerter
  incontinence pads, bladder pads | inkontinenzeinlagen, inkontinenzbinden | inkontinensbind, inkontinensinnlegg
  incontinence pants, adult diapers, adult nappies | inkontinenzhose, inkontinenzpants, windelhosen | inkontinenstruser, voksenbleier
  bedwetting, nocturnal enuresis | bettnässen | sengevæting
  incontinence, bladder weakness | inkontinenz, blasenschwäche | inkontinens, urinlekkasje
  moist toilet paper, flushable wipes | feuchtes toilettenpapier | fuktig toalettpapir
  handheld bidet | popodusche | bidetdusj
  syndet bar, soap free cleanser | syndet, seifenfreie waschlotion | såpefri vask
  olive oil soap, marseille soap | olivenölseife, marseiller seife | olivensåpe, marseillesåpe
  curd soap | kernseife |
  aleppo soap | aleppo-seife | aleppo-såpe
  foam soap, foaming hand soap | schaumseife | skumsåpe
  soap refill, hand soap refill | seifennachfüllpack, nachfüllseife | såperefill
  soap bag, soap saver | seifensäckchen | såpepose
  kids shower gel, kids body wash | kinderduschgel | dusjsåpe til barn
  baby wash, baby bath wash | babywaschgel, babywaschlotion | babysåpe, babyvask
  baby oil | babyöl | babyolje
  baby powder, talcum powder | babypuder, talkumpuder, körperpuder | talkum, babypudder
  baby lotion, baby cream | babylotion, babycreme | babykrem, babylotion
  nappy rash cream, diaper cream, nappy cream | wundschutzcreme, windelcreme, wundcreme | sinksalve, bleiesalve
  disposable washcloths, disposable wash mitts | einmalwaschlappen, einwegwaschlappen, einmalwaschhandschuhe | engangsvaskekluter
  cotton wool, cotton balls | wattebällchen, verbandwatte | bomullsdotter, vatt
  body wipes, refreshing wipes | erfrischungstücher, körperreinigungstücher | vaskeservietter
  surface disinfectant, disinfectant spray | flächendesinfektion, desinfektionsspray | overflatedesinfeksjon
  ear cleaner, ear wax remover | ohrenreiniger, ohrenschmalzentferner | ørevoksfjerner, ørerens
  ear wax | ohrenschmalz | ørevoks
  ear spray, ear drops | ohrenspray, ohrentropfen | øredråper, ørespray
  nasal aspirator, snot sucker | nasensauger, nasenschleimsauger | nesesuger
  nasal rinse, nasal douche, neti pot | nasendusche, nasenspülung, nasenspülkanne | neseskyller, nesekanne
  saline solution, saline drops | kochsalzlösung, isotonische kochsalzlösung | saltvannsoppløsning, fysiologisk saltvann
  sweaty feet, excessive sweating | schweißfüße, starkes schwitzen | fotsvette, svetting
  foot odor, smelly feet, foot deodorant | fußgeruch, fußdeo, fußspray | fotdeodorant, fotspray
  foot powder | fußpuder | fotpudder
  dress shields, sweat pads | achselpads, schweißpads | svettepads
  massage oil | massageöl | massasjeolje
  massage candle | massagekerze | massasjelys
  sauna hat | saunahut, saunamütze | badstuehatt
  sauna kilt | saunakilt | badstuekilt
  pregnancy test | schwangerschaftstest | graviditetstest
  ovulation test | ovulationstest | eggløsningstest
  fertility | kinderwunsch | fruktbarhet
  contraception, birth control | verhütung, verhütungsmittel | prevensjon
  vibrator | vibrator | vibrator
  massage wand | massagestab | massasjestav
  sex toy, adult toy | sexspielzeug | sexleketøy
`;
