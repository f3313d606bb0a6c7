/** Bedding, bathrooms and what hangs in them: `English | German | Norwegian`, a concept a line. */
export const bedAndBath = `
  feather pillow, down pillow | daunenkissen, federkissen | dunpute, fjærpute
  orthopedic pillow, cervical pillow, neck support pillow | nackenstützkissen, orthopädisches kissen | nakkestøttepute, ergonomisk pute
  memory foam pillow | visco-kissen | memory foam-pute
  travel pillow, neck pillow, flight pillow | nackenhörnchen, nackenkissen, reisekissen | nakkepute, reisepute
  side sleeper pillow, body pillow | seitenschläferkissen | kroppspute, sidesoverpute
  wedge pillow, bed wedge, wedge cushion, seat wedge | keilkissen, bettkeil, sitzkeil | kilepute
  reading pillow, backrest pillow | lesekissen, rückenkissen bett | lesepute, ryggpute
  lumbar pillow, lumbar support, back cushion, back support, back brace | lendenkissen, lordosenstütze, lordosenkissen, rückenbandage, rückenstützgürtel, lendenstütze | korsryggpute, korsryggstøtte, ryggstøtte
  coccyx cushion, donut cushion, ring cushion | steißbeinkissen, donutkissen, steißkissen | halebenspute, halebeinspute, smultringpute
  down duvet, down comforter | daunendecke, daunenbett | dundyne
  summer duvet, lightweight duvet | sommerdecke, leichtdecke, sommerbettdecke | sommerdyne
  winter duvet | winterdecke, winterbett | vinterdyne
  four seasons duvet, all season duvet | vierjahreszeitendecke, 4-jahreszeiten-decke, ganzjahresdecke | helårsdyne
  children's duvet | kinderbettdecke | barnedyne
  cot duvet, baby duvet | babybettdecke | babydyne
  kids bedding, children's bedding, cot bedding, baby bedding | kinderbettwäsche, babybettwäsche | barnesengetøy, sengesett til barn, babysengetøy
  flannel bedding, brushed cotton bedding | biberbettwäsche, flanellbettwäsche | flanell-sengetøy, flanellsengesett
  foam mattress | schaummatratze, schaumstoffmatratze | skummadrass
  cold foam mattress | kaltschaummatratze | kaldskummadrass
  memory foam mattress | visco-matratze, viscomatratze | memory foam-madrass
  spring mattress, pocket sprung mattress, innerspring mattress | federkernmatratze, taschenfederkernmatratze | fjærmadrass, springmadrass
  latex mattress | latexmatratze | lateksmadrass
  folding mattress, foldable mattress | klappmatratze, faltmatratze | foldemadrass, klappmadrass
  waterproof mattress cover, incontinence sheet, bed pads, bed protection pads | inkontinenzunterlage, wasserdichte matratzenauflage, krankenunterlage, bettschutzeinlage | tissemadrass, inkontinensunderlag, sengebeskyttelse, sengekladder
  mattress cover, mattress encasement | matratzenbezug, encasing, milbenschutzbezug | madrasstrekk, middtrekk
  bed skirt, valance | bettvolant, bettschürze, bettrock | sengekappe, sengeskjørt
  bed net, bed mosquito net | bettmoskitonetz | myggnett til seng
  wheat bag, cherry stone pillow, heat pillow | kirschkernkissen, körnerkissen, dinkelkissen | kirsebærsteinpute, hvetepute, kornpute
  sleep mask | schlafmaske, schlafbrille | sovemaske
  bath sheet | duschtuch | stort badehåndkle
  sauna towel | saunatuch, saunahandtuch | saunahåndkle, badstuhåndkle, badstuehåndkle
  hair towel, hair turban, turban towel | haarturban, haarhandtuch, turbanhandtuch | hårturban, hårhåndkle, turbanhåndkle
  towel set | handtuchset, frottierset, frottee-set | håndklesett
  terry cloth | frottee, frottier | frotté
  bathroom rug, bathroom rug set | badgarnitur, badteppich, badezimmerteppich | baderomsmatte
  bathtub mat, shower mat | duscheinlage, wanneneinlage, badewanneneinlage | dusjmatte, badekarmatte
  wooden bath mat, duckboard | badrost, duschrost, holzrost | tremmerist, dusjrist
  shower curtain rod, shower curtain rail | duschvorhangstange | dusjforhengstang, dusjforhengskinne
  shower curtain rings, shower curtain hooks | duschvorhangringe | dusjforhengringer, ringer til dusjforheng
  shower set, shower system | duschset, duschsystem, brausegarnitur, duschgarnitur | dusjsett
  rain shower head, overhead shower | regendusche, kopfbrause, regenduschkopf | regndusj, regndusjhode
  shower riser rail, slide bar | brausestange, duschstange | dusjstang, glidestang
  shower holder, shower head holder | brausehalter, duschkopfhalterung, brausehalterung | dusjholder, hånddusjholder
  shower tap, shower mixer, shower valve | duscharmatur, brausearmatur | dusjbatteri, dusjarmatur
  bath tap, bath mixer, bathtub faucet | wannenarmatur, badewannenarmatur | badekarbatteri, badekararmatur
  thermostatic mixer, thermostatic shower | thermostatarmatur, thermostatmischer | termostatbatteri, termostatdusj
  shower seat, shower chair, shower stool, bath stool | duschhocker, duschstuhl, duschsitz, badehocker | dusjkrakk, dusjstol
  bath board, bath seat, bath lift | badewannenbrett, badewannensitz, badewannenlift, badebrett | badekarsete
  bath step | badewannentritt, badewannenstufe | badekartrinn
  raised toilet seat, toilet riser, toilet seat riser | toilettensitzerhöhung, wc-sitzerhöhung | toalettforhøyer, toalettforhøyning
  bath tray, bath caddy, bathtub tray | badewannenablage, wannenablage, badewannentablett | badekarbrett, badekarhylle
  bath pillow | badewannenkissen, nackenkissen badewanne | badekarpute
  bathroom shelf, bathroom storage | badregal, badezimmerregal, badablage | baderomshylle
  storage trolley, rolling cart | rollwagen, nischenwagen | rulletralle, trillehylle
  vanity unit, bathroom vanity | waschtischunterschrank, waschbeckenunterschrank | servantskap, servantmøbel
  bathroom mirror | badspiegel, badezimmerspiegel | baderomsspeil
  towel warmer, heated towel rail, towel radiator | handtuchheizkörper, handtuchtrockner, handtuchwärmer | håndkletørker, håndklevarmer
  towel ring | handtuchring | håndklering
  towel ladder | handtuchleiter | håndklestige
  robe hook, bathrobe hook | bademantelhaken | badekåpekrok
  bathroom accessories set, bathroom set | badset, bad-accessoires, badezimmerset | baderomssett
  tissue box cover, tissue holder | kosmetiktücherbox, taschentuchbox, kosmetiktuchspender | serviettboks, tissueboks
  cotton pad dispenser, cotton jar | wattepadspender, wattepadhalter | bomullspad-holder, vattholder
  toilet roll storage, toilet roll stand | ersatzrollenhalter, toilettenpapierständer | dorullstativ, reserverullholder
  shower squeegee | duschabzieher, wischer für dusche | dusjnal, dusjskrape
  bidet | bidet | bidé
  shower toilet, bidet attachment | dusch-wc, bidet-aufsatz, wc-dusche | bidésete, toalettdusj
  hand bidet, bidet sprayer | handbidet, hygienebrause | bidédusj
  wall hung toilet, wall mounted toilet | hänge-wc, wand-wc | vegghengt toalett
  close coupled toilet, floor standing toilet | stand-wc | gulvstående toalett
  portable toilet, camping toilet, chemical toilet | campingtoilette, chemietoilette, mobiltoilette, porta potti | campingtoalett, bærbart toalett, kjemisk toalett, tørrklosett
  composting toilet, dry toilet, separating toilet | komposttoilette, trockentoilette, trenntoilette | tørrtoalett, biotoalett, separasjonstoalett
  toilet step stool, squatty stool | toilettenhocker, klohocker | dokrakk, toalettkrakk
  concealed cistern frame, in wall frame | vorwandelement, wc-vorwandelement, spülkasten-vorwandelement | innbyggingssisterne
  freestanding bathtub, freestanding bath | freistehende badewanne | frittstående badekar
  corner bath | eckbadewanne | hjørnebadekar
  bath screen, bathtub screen | badewannenaufsatz, badewannenfaltwand | badekarvegg
  hot tub, jacuzzi, whirlpool | whirlpool, jacuzzi, sprudelbad | boblebad, jacuzzi, massasjebad
  bath plug, sink plug, basin plug | abflussstöpsel, waschbeckenstöpsel, badewannenstöpsel | badekarpropp, vaskepropp
  pop up waste, basin waste, push waste | ablaufgarnitur, pop-up-ventil, exzentergarnitur, ablaufventil | bunnventil, pop-up-ventil
  aerator, tap aerator, faucet aerator | perlator, strahlregler, luftsprudler, mischdüse | perlator, strålesamler
  sauna | sauna | badstue, sauna
  sauna heater, sauna stove | saunaofen | badstuovn, saunaovn
  sauna bucket | saunakübel, saunaeimer | badstubøtte
  sauna ladle | saunakelle | badstuøse
  sauna stones | saunasteine | badstustein
  sauna fragrance, sauna scent, sauna infusion | saunaaufguss, aufgusskonzentrat, saunaduft | badstuduft, badstueduft
`;
