/** Cleaning, dishwashing, laundry, ironing and what keeps vermin away: `English | German | Norwegian`, a concept a line. */
export const cleaning = `
  all purpose cleaner, multi purpose cleaner, multipurpose cleaner, household cleaner | allzweckreiniger, allesreiniger, haushaltsreiniger | universalrengjøring, allrengjøring, universalspray
  floor cleaner, floor cleaning liquid | bodenreiniger, fußbodenreiniger, wischpflege | gulvvask, gulvrens, gulvsåpe
  kitchen cleaner | küchenreiniger | kjøkkenspray, kjøkkenrens
  degreaser, grease remover | fettlöser, fettentferner, entfetter | fettløser, fettfjerner
  bathroom cleaner | badreiniger, badezimmerreiniger, sanitärreiniger | baderomsspray, badrens, baderomsrengjøring
  oven cleaner | backofenreiniger, ofenreiniger | ovnsrens, stekeovnsrens
  grill cleaner, barbecue cleaner | grillreiniger | grillrens
  hob cleaner, cooktop cleaner, ceramic hob cleaner | ceranfeldreiniger, kochfeldreiniger, glaskeramikreiniger | platetopprens, keramisk topprens
  hob scraper, cooktop scraper | ceranfeldschaber, glasschaber, kochfeldschaber | glasskrape, platetoppskrape
  stainless steel cleaner | edelstahlreiniger, edelstahlpflege | stålrens
  wood floor cleaner, parquet cleaner | parkettreiniger, holzbodenreiniger | parkettrens, parkettsåpe
  laminate cleaner | laminatreiniger | laminatrens
  carpet cleaner, carpet shampoo | teppichreiniger, teppichshampoo | tepperens, teppesjampo
  upholstery cleaner, sofa cleaner | polsterreiniger, polsterschaum | møbelrens, sofarens
  leather cleaner, leather soap | lederreiniger, lederseife | skinnrens, lærrens
  leather care, leather balm, leather conditioner | lederpflege, lederbalsam | skinnpleie, lærpleie
  leather grease, dubbin | lederfett, schuhfett | lærfett, skofett
  mould remover, mold remover | schimmelentferner, schimmelspray, schimmelreiniger | muggfjerner, soppfjerner
  grout cleaner | fugenreiniger | fugerens
  scouring cream, cream cleaner | scheuermilch | skurekrem
  scouring powder | scheuerpulver | skurepulver
  soft soap, green soap | schmierseife | grønnsåpe
  bleach, chlorine bleach | bleichmittel, bleiche, chlorreiniger | klorin, blekemiddel
  ammonia cleaner | salmiakreiniger, salmiakgeist | salmiakk
  vinegar cleaner, cleaning vinegar | essigreiniger, putzessig | eddikrens, rengjøringseddik
  washing soda, soda crystals | waschsoda, reine soda, kristallsoda | vaskesoda, krystallsoda
  citric acid | zitronensäure, citronensäure | sitronsyre
  methylated spirits, denatured alcohol | brennspiritus, spiritus | rødsprit, husholdningssprit
  isopropyl alcohol, isopropanol, rubbing alcohol, surgical spirit | isopropanol, isopropylalkohol | isopropanol, isopropylalkohol, desinfeksjonssprit
  white spirit, mineral spirits | terpentinersatz, testbenzin | white spirit, mineralterpentin
  acetone | aceton | aceton
  distilled water, deionised water | destilliertes wasser, demineralisiertes wasser | destillert vann, batterivann
  silver polish, silver cleaner | silberputzmittel, silberpolitur | sølvpuss, sølvpolish
  metal polish, brass polish | metallpolitur, metallputzmittel, messingpolitur | metallpuss, messingpuss, pussemiddel
  furniture polish, wood polish | möbelpolitur, holzpolitur, möbelpflege | møbelpolish, møbelpuss
  floor polish, floor wax | bodenpflege, bodenwachs, bohnerwachs | gulvpolish, bonevoks, gulvvoks
  washing machine cleaner | waschmaschinenreiniger, maschinenreiniger | vaskemaskinrens
  dishwasher cleaner | spülmaschinenreiniger, geschirrspülreiniger, maschinenpfleger | oppvaskmaskinrens
  dishwasher salt | spülmaschinensalz, regeneriersalz, geschirrspülsalz | oppvaskmaskinsalt
  rinse aid | klarspüler, klarspülmittel | glansemiddel, skyllemiddel til oppvaskmaskin
  toilet block, toilet rim block | wc-stein, toilettenstein, klostein | toalettblokk, wc-blokk
  urinal cake, urinal screen | urinalsieb, pissoirstein | urinalmatte, urinalsil
  toilet chemical, camping toilet fluid, toilet chemicals camping | sanitärflüssigkeit, sanitärzusatz, toilettenflüssigkeit camping | sanitærvæske
  pipe snake, drain snake, drain auger | abflussspirale, rohrreinigungsspirale, rohrreinigungswelle | avløpsfjær, stakefjær, stakekabel
  drain strainer, sink strainer | abflusssieb, spülbeckensieb | avløpssil, vasksil
  drain hair catcher, hair catcher | haarfänger, haarfangsieb | hårfanger
  air freshener, room freshener | lufterfrischer, raumerfrischer, raumdeo | luftfrisker
  fabric freshener, textile freshener | textilerfrischer, textilspray | tekstilfrisker, tekstilspray
  odor eliminator, odour eliminator, odor neutralizer, smell remover | geruchsentferner, geruchsneutralisierer, geruchskiller | luktfjerner, luktdreper
  moisture absorber, damp absorber | raumentfeuchter, feuchtigkeitsabsorber, entfeuchtergranulat | fuktsluker, fuktfanger, fuktabsorber
  scouring pad, scrub sponge, scourer, scrubbing pad | topfreiniger, scheuerschwamm, putzschwamm, topfschwamm | skuresvamp, grytesvamp
  steel wool, wire wool | stahlwolle | stålull
  steel scourer, steel scrubber | edelstahlspirale, topfkratzer, edelstahlschwamm | stålskurer, gryteskrubb
  magic eraser, melamine sponge, eraser sponge | schmutzradierer, zauberschwamm, wunderschwamm | mirakelsvamp, viskesvamp, flekkviskelær
  chamois, chamois leather, shammy | fensterleder, autoleder, ledertuch | pusseskinn, vaskeskinn, semskeskinn
  sponge cloth, swedish dishcloth | schwammtuch | svampeklut, wettexklut, wettex
  floor cloth | bodentuch, aufnehmer, scheuerlappen, feudel, putzlumpen | gulvklut, gulvfille
  dust cloth, duster cloth | staubtuch, staubwischtuch | støvklut
  feather duster, duster | staubwedel | støvkost
  cobweb brush, cobweb duster | spinnwebenbesen, spinnwebbesen | spindelvevkost
  mop pad, mop head, mop cover | wischbezug, mopbezug, moppbezug | moppetrekk, moppehode
  flat mop | flachwischer, flachmopp | flatmopp
  spin mop | schleudermopp | spinnmopp
  spray mop | sprühmopp, sprühwischer | spraymopp
  mop bucket, cleaning bucket | wischeimer, putzeimer | moppebøtte, vaskebøtte
  scrubbing brush, scrub brush | schrubber, scheuerbürste, wurzelbürste | skurebørste, skurekost
  dustpan set, dustpan and brush | kehrset, kehrgarnitur, kehrschaufel-set | feiesett, feiebrettsett
  hand brush | handfeger, handbesen, bartwisch, kehrwisch | håndkost, feiekost
  push broom, yard broom, street broom | straßenbesen, hofbesen, saalbesen | gatekost, piassavakost, storkost
  broom handle, broomstick | besenstiel | kosteskaft
  carpet sweeper | teppichkehrer, teppichroller | teppefeier
  rug beater, carpet beater | teppichklopfer | teppebanker
  lint roller, clothes roller | fusselrolle, fusselroller, kleiderroller | lorulle, klesrulle
  lint remover, fabric shaver, lint shaver | fusselrasierer, fusselentferner | nuppemaskin, nuppefjerner
  clothes brush | kleiderbürste | klesbørste
  window cleaning set | fensterputzset | vindusvaskesett
  window washer, window wiper | fensterwischer, einwascher | vindusvaskekost
  window cleaning robot | fensterputzroboter | vindusvaskerobot
  telescopic pole, extension pole | teleskopstange, teleskopstiel, verlängerungsstange | teleskopskaft, forlengerskaft
  spray bottle, atomizer bottle | sprühflasche, zerstäuberflasche | sprayflaske, forstøverflaske
  cleaning caddy | putzkorb, putzbox | rengjøringskurv
  cleaning trolley, janitor cart | reinigungswagen, putzwagen | rengjøringsvogn, rengjøringstralle
  cleaning wipes | reinigungstücher, feuchte putztücher | rengjøringsservietter
  disinfectant wipes, antibacterial wipes, disinfecting wipes | desinfektionstücher, desinfektionsreinigungstücher | desinfeksjonsservietter
  glasses wipes, lens wipes | brillenputztücher, brillenreinigungstücher | brilleservietter, brillepussekluter
  screen cleaner, monitor cleaner, display cleaner | bildschirmreiniger, displayreiniger | skjermrens
  compressed air, air duster, canned air | druckluftspray, druckluftreiniger | trykkluft på boks, trykkluftspray
  trash bags, trash can liners, waste bags, rubbish bags, refuse sacks | abfallsäcke, abfallbeutel, kehrichtsäcke, mistsackerl | avfallsposer, avfallssekker, bosspose
  kitchen bin, pedal bin | treteimer, tretmülleimer, küchenabfalleimer | pedalbøtte
  sensor bin, automatic trash can | sensor-mülleimer, automatik-mülleimer | sensorbøtte
  built in bin, pull out bin, under sink bin | einbaumülleimer, einbau-abfallsammler, unterschrankeimer | innbyggingsbøtte, avfallssystem
  waste separation bin, recycling bin | mülltrennung, mülltrenner, mülltrennsystem, abfalltrennsystem | kildesortering, sorteringsbøtte, kildesorteringssystem
  wheelie bin, garbage container, outdoor bin | mülltonne, abfalltonne, müllcontainer | søppeldunk, avfallsdunk
  bin store, wheelie bin storage, trash can shed | mülltonnenbox, mülltonnenverkleidung | søppelskjul, avfallsskjul, søppeldunkskjul
  bathroom bin | kosmetikeimer, badeimer | baderomsbøtte
  ash bucket, ash pail | ascheeimer, aschekübel | askebøtte, askespann
  ash vacuum, ash vac | aschesauger, kaminsauger | askesuger
  wet dry vacuum, wet vacuum, shop vac | nass-trockensauger, nasssauger, industriesauger, werkstattsauger | våt- og tørrsuger, våtsuger, verkstedstøvsuger, industristøvsuger
  handheld vacuum, hand vacuum, dustbuster | handstaubsauger, handsauger, tischsauger | håndstøvsuger
  cordless vacuum, stick vacuum | akkustaubsauger, akkusauger, stielstaubsauger | skaftstøvsuger, batteristøvsuger, ledningsfri støvsuger
  vacuum and mop, vacuum mop, hard floor cleaner | saugwischer, hartbodenreiniger, wischsauger | gulvvasker, vaskestøvsuger
  carpet washer, carpet cleaning machine | teppichreinigungsgerät, waschsauger, polsterreinigungsgerät | tepperenser, tepperensemaskin
  steam mop | dampfmopp, dampfbesen, dampfwischer | dampmopp
  vacuum cleaner filter | staubsaugerfilter | støvsugerfilter
  hepa filter | hepa-filter | hepafilter, hepa-filter
  vacuum hose, vacuum cleaner hose | staubsaugerschlauch, saugschlauch | støvsugerslange
  vacuum nozzle, vacuum cleaner nozzle, floor nozzle | staubsaugerdüse, bodendüse | støvsugermunnstykke, støvsugerdyse
  upholstery nozzle, mattress nozzle | polsterdüse, matratzendüse | møbelmunnstykke
  electric mop | elektrischer wischmopp, akkuwischer, elektrischer bodenwischer | elektrisk mopp
  liquid detergent, liquid laundry detergent | flüssigwaschmittel | flytende vaskemiddel
  laundry detergent, laundry soap, laundry powder | waschpulver, vollwaschmittel | vaskepulver, klesvaskemiddel, tøyvaskemiddel
  colour detergent, color detergent | colorwaschmittel, buntwaschmittel | kulørvaskemiddel, colorvaskemiddel
  delicates detergent | feinwaschmittel | finvaskemiddel
  wool detergent, wool wash | wollwaschmittel | ullvaskemiddel, ullsåpe
  laundry pods, washing capsules, laundry capsules, washing pods | waschmittelkapseln, waschmittelpods, waschcaps | vaskekapsler, vaskepods
  laundry sheets, detergent sheets | waschstreifen, waschblätter, waschmittelblätter | vaskeark, vaskemiddelark
  soap nuts | waschnüsse | såpenøtter
  laundry bar, gall soap, stain soap | gallseife, fleckenseife | gallesåpe, flekksåpe
  oxygen bleach, stain remover powder | fleckensalz, sauerstoffbleiche, bleichsalz | oksygenblekemiddel, flekkfjernerpulver
  laundry starch, starch spray, spray starch | wäschestärke, sprühstärke, bügelstärke | stivelsesspray, tøystivelse
  laundry perfume, scent booster | wäscheparfüm, wäscheduft | tøyparfyme, duftperler til klesvask
  laundry sanitizer, hygiene rinse | hygienespüler, wäschedesinfektion | tøydesinfeksjon, hygieneskyll
  color catcher, colour catcher sheets | farbfangtücher, farbfänger | fargefanger, fargesluker
  dryer sheets, tumble dryer sheets | trocknertücher | tørkeark, tørkeservietter
  dryer balls, wool dryer balls | trocknerbälle, trocknerkugeln | tørkeballer, ullballer
  water softener tablets, water softener powder | wasserenthärter, kalkschutz waschmaschine | vannbløtgjører, kalkhindrer
  laundry net, mesh laundry bag | wäschenetz, wäschesäckchen | vaskenett
  washboard | waschbrett | vaskebrett
  peg bag, clothespin bag | wäscheklammerbeutel, klammerbeutel | klypepose, klypekurv
  rotary airer, rotary washing line | wäschespinne, wäscheschirm, stewi | tørkekarusell
  retractable clothesline, retractable washing line | ausziehbare wäscheleine, einziehbare wäscheleine | uttrekkbar klessnor, uttrekkbar tørkesnor
  wall drying rack, wall airer | wandwäschetrockner, wandtrockner | veggtørkestativ
  heated airer, heated clothes airer | beheizter wäscheständer, elektrischer wäschetrockner | elektrisk tørkestativ, oppvarmet tørkestativ
  spin dryer | wäscheschleuder | sentrifuge til klær, klessentrifuge
  drying cabinet | trockenschrank | tørkeskap
  steam generator iron, steam station, ironing station | dampfbügelstation, bügelstation, dampfstation | dampstasjon, strykestasjon
  garment steamer, clothes steamer, handheld steamer | dampfglätter, kleiderdampfer, dampfbürste | klessteamer, tøysteamer
  ironing board cover | bügelbrettbezug | strykebrettrekk, strykebretttrekk
  ironing mat, ironing blanket | bügelunterlage, bügeldecke | strykematte, strykeunderlag
  sleeve board | ärmelbrett | ermebrett
  ironing water | bügelwasser | strykevann
  mangle, ironing machine | heißmangel, wäschemangel, bügelmaschine | strykemaskin, tøyrulle
  trouser press | hosenbügler | buksepresse
  shirt folder, folding board | faltbrett, wäschefalter | brettebrett, klesfolder
  textile dye, fabric dye, clothes dye | textilfarbe zum färben, stofffarbe, batikfarbe, textilfärbemittel | tekstilfarge, tøyfarge, klesfarge
  fabric pen, laundry marker, fabric marker | wäschestift, textilstift, wäschemarker, stoffmalstift | tekstilpenn, tøytusj, merkepenn for klær, tekstiltusj
  name labels, name tapes, clothing labels, iron on labels | namensetiketten, wäscheetiketten, namensbänder, bügeletiketten, namensaufkleber | navnelapper, navnebånd, strykelapper
  mothballs, moth balls | mottenkugeln | møllkuler
  moth repellent | mottenschutz, mottenpapier | møllmiddel
  moth trap | mottenfalle | møllfelle
  pantry moth trap, food moth trap | lebensmittelmottenfalle, speisemottenfalle | matmøllfelle
  clothes moth trap | kleidermottenfalle | klesmøllfelle
  cedar balls, cedar blocks | zedernholzkugeln, zedernholzblöcke | sederkuler, sederklosser
  lavender sachets | lavendelsäckchen | lavendelposer
  scented sachets | duftsäckchen | duftposer
  mouse trap, mousetrap | mausefalle, schlagfalle | musefelle
  rat trap | rattenfalle | rottefelle
  live trap, humane trap, live animal trap | lebendfalle | levendefelle
  mouse poison | mäusegift | musegift
  rat poison, rodenticide | rattengift | rottegift
  ultrasonic repeller | ultraschallvertreiber | ultralydskremmer
  mouse repeller, rodent repeller | mäusevertreiber | museskremmer
  marten repellent, marten defence | marderabwehr, marderschreck, marderschutz | mårskremmer, mårsikring
  mole repeller, vole repeller | maulwurfvertreiber, wühlmausvertreiber, maulwurfschreck, wühlmausschreck | muldvarpskremmer, jordrotteskremmer
  mole trap, vole trap | wühlmausfalle, maulwurffalle | jordrottefelle, vånefelle
  cat repellent, cat deterrent, cat scarer | katzenschreck, katzenabwehr | katteskremmer
  bird spikes, pigeon spikes | taubenabwehr, taubenspikes, vogelabwehrspikes | duepigger, fuglepigger
  bird scarer, bird deterrent | vogelschreck, vogelabwehr | fugleskremmer
  scarecrow | vogelscheuche | fugleskremsel
  fly swatter | fliegenklatsche, fliegenpatsche | fluesmekker
  electric fly swatter, bug zapper racket | elektrische fliegenklatsche | elektrisk fluesmekker
  fly paper, fly tape | fliegenfänger, fliegenpapier, fliegenstreifen | fluefanger, fluepapir
  fly trap | fliegenfalle | fluefelle
  fruit fly trap | fruchtfliegenfalle, obstfliegenfalle, essigfliegenfalle | bananfluefelle, fruktfluefelle
  insect killer lamp, bug zapper, insect lamp, mosquito lamp | insektenvernichter, insektenlampe, elektrischer insektenvernichter, mückenlampe | insektdreper, insektlampe, insektsdreper, mygglampe
  mosquito coil, citronella coil | mückenspirale, moskitospirale, räucherspirale | myggspiral
  mosquito plug | mückenstecker, insektenstecker, mückenverdampfer | myggplugg
  mosquito trap, mosquito catcher | mückenfalle | myggfelle, myggfanger
  citronella candle | citronella-kerze, zitronellakerze | sitronellalys, mygglys
  wasp trap | wespenfalle | vepsefelle
  wasp spray, wasp killer, wasp nest spray | wespenspray, wespenschaum | vepsespray, vepsemiddel
  ant killer, ant powder | ameisenmittel, ameisengift | maurmiddel, maurgift
  ant bait, ant trap | ameisenköder, ameisenfalle, ameisenköderdose | maurlokkeboks, maurdåse, maurfelle
  insecticide, insect killer, bug spray, insect spray, insect repellent, mosquito spray, mosquito repellent | insektenspray, ungezieferspray, insektizid, insektengift, insektenschutzmittel, mückenspray, mückenschutz, gelsenspray | insektmiddel, insektspray, insektdreperspray, myggmiddel, myggspray
  cockroach killer, cockroach bait | schabenmittel, kakerlakenmittel, kakerlakengift | kakerlakkmiddel, kakerlakkgift
  cockroach trap, roach trap | schabenfalle, kakerlakenfalle | kakerlakkfelle
  silverfish trap, silverfish bait | silberfischfalle, silberfischchenfalle, silberfischköder | sølvkrefelle
  grey silverfish trap | papierfischchenfalle | skjeggkrefelle, skjeggkremiddel
  bed bug spray, bed bug killer | bettwanzenspray, bettwanzenmittel, wanzenspray | veggdyrmiddel, veggdyrspray, veggedyrmiddel
  mite spray, dust mite spray | milbenspray, milbenmittel | middspray, middmiddel
  woodworm killer, woodworm treatment | holzwurmmittel, holzwurmschutz | borebillemiddel
  insect screen, window fly screen | insektenschutzgitter, insektenschutzfenster | insektnetting, fluenetting
  fly curtain, door fly screen | fliegenvorhang, insektenschutztür | fluegardin, insektdør, insektgardin
`;
