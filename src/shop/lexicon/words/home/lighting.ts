/** Lamps, luminaires and bulbs: `English | German | Norwegian`, a concept a line. */
export const lighting = `
  halogen bulb, halogen lamp | halogenlampe, halogenbirne, halogenleuchtmittel | halogenpære
  energy saving bulb, cfl bulb | energiesparlampe, sparlampe | sparepære
  fluorescent tube, tube light | leuchtstoffröhre, neonröhre, leuchtröhre | lysrør, lysstoffrør
  led tube | led-röhre | led-rør
  filament bulb, edison bulb | filament-lampe, edison-glühbirne | filamentpære, edisonpære
  candle bulb | kerzenlampe, kerzenbirne | kertepære
  reflector bulb, spot bulb | reflektorlampe, spot-leuchtmittel | spotpære, reflektorpære
  tube starter, fluorescent starter | leuchtstofflampen-starter | lysrørtenner, glimtenner
  ceiling fan | deckenventilator | takvifte
  lamp cord set, pendant cord | lampenaufhängung, schnurpendel, lampenpendel | lampeoppheng, taklampeoppheng
  ceiling rose, ceiling canopy | lampenbaldachin, deckenbaldachin | takkopp, takrosett
  track lighting, light track | lichtschiene, schienenstrahler, lichtschienensystem | lysskinne, skinnespot
  recessed spotlight, downlight, recessed light | einbaustrahler, einbauspot, einbauleuchte | downlight, innfellingsspot, innfelt spot
  led panel, ceiling panel light | led-panel, deckenpanel | led-panel
  under cabinet light, under cabinet lighting | unterbauleuchte, unterbaulampe | underskapslys, benkbelysning, benkelys
  mirror light, bathroom mirror light | spiegelleuchte, spiegellampe | speillampe, speillys
  bathroom light, bathroom ceiling light | badlampe, badezimmerlampe, badleuchte | baderomslampe, baderomslys, badlampe
  picture light | bilderleuchte, bilderlampe | bildelampe
  clip on light, clamp lamp, clip lamp | klemmleuchte, klemmlampe, klemmspot | klemlampe, klypelampe, klemmelampe
  architect lamp, adjustable desk lamp | gelenkarmlampe, architektenlampe, arbeitsplatzlampe | arkitektlampe
  floor uplighter, uplight, torchiere | deckenfluter | opplys, uplight
  arc lamp | bogenlampe | buelampe
  kids lamp, children's lamp, nursery lamp | kinderlampe, kinderzimmerlampe | barnelampe, barneromslampe
  lava lamp | lavalampe | lavalampe
  salt lamp, himalayan salt lamp | salzlampe, salzkristalllampe | saltlampe
  moon lamp | mondlampe | månelampe
  star projector, galaxy projector, night sky projector | sternenprojektor, sternenhimmel-projektor, galaxieprojektor, sternenhimmelprojektor | stjernehimmel-projektor, stjerneprojektor
  mood light, mood lamp | stimmungslicht, stimmungslampe | stemningslys
  daylight lamp, sad lamp, light therapy lamp, happy light | tageslichtlampe, lichttherapielampe, lichtdusche | dagslyslampe, lysterapilampe
  wake up light, sunrise alarm clock | lichtwecker, wake-up-light | lysvekker, wake up light
  magnifying lamp, magnifier lamp | lupenleuchte, lupenlampe | lupelampe
  grow light, plant lamp, plant light | pflanzenlampe, pflanzenleuchte, wachstumslampe | plantelys, vekstlys, plantelampe
  black light | schwarzlicht, schwarzlichtlampe | svartlys
  push light, puck light, stick on light | drucklampe, klebeleuchte, batterieleuchte | trykklampe, batterilampe
  sensor night light | orientierungslicht, steckdosenlicht, nachtlicht mit bewegungsmelder | nattlys med sensor, orienteringslys
  outdoor wall light, exterior wall lamp, porch light | außenwandleuchte, außenwandlampe | utevegglampe, fasadelampe
  bollard light, garden post light | pollerleuchte, sockelleuchte | pullertlampe, hagepullert, pullert
  garden spotlight, spike light, garden spike light | gartenstrahler, erdspießleuchte, erdspieß-strahler | hagespot, spydlampe
  floodlight, flood light | fluter, led-fluter, flutlichtstrahler | lyskaster, flomlys
  in ground light, deck light, decking light | bodeneinbaustrahler, bodeneinbauleuchte | nedgravingslys, terrasselys, bakkespot
  festoon lights, festoon lighting | partylichterkette, biergartenlichterkette | partylenke
  light net, net lights | lichternetz, lichtnetz | lysnett
  icicle lights | eisregen-lichterkette, eiszapfen-lichterkette | istapplys
  curtain lights | lichtervorhang | lysgardin
  rope light, light tube | lichtschlauch | lysslange
  candle arch, advent arch, candle bridge | schwibbogen, lichterbogen | adventsstake, lysbue, adventslysestake
  christmas tree lights | christbaumbeleuchtung, weihnachtsbaumbeleuchtung, baumkerzen | juletrelys, juletrelenke, juletrebelysning
  paper star, advent star, christmas star | adventsstern, leuchtstern, papierstern | adventsstjerne
  garden torch, bamboo torch, tiki torch | gartenfackel, bambusfackel, fackel | hagefakkel, bambusfakkel, fakkel
  oil lamp, kerosene lamp, paraffin lamp, hurricane lamp, oil lantern | öllampe, petroleumlampe, petroleumleuchte, sturmlaterne | parafinlampe, oljelampe, stormlykt
  lamp oil | lampenöl, paraffinöl | lampeolje, parafinolje
  kerosene, paraffin | petroleum | parafin
  emergency light | notleuchte, notbeleuchtung | nødlys, nødlampe
  led driver, led transformer, led power supply | led-treiber, led-trafo, led-netzteil | led-driver, led-trafo
  led profile | led-profil | led-profil
  dusk sensor, twilight switch, photocell | dämmerungsschalter, dämmerungssensor | skumringsrele, skumringsbryter, fotocelle
  touch lamp, touch light | touchlampe, berührungslampe | touchlampe
  cordless lamp, rechargeable lamp, rechargeable table lamp | akkulampe, akkuleuchte, akku-tischleuchte | oppladbar lampe, ledningsfri lampe
  tripod lamp, tripod floor lamp | dreibeinlampe, stativlampe | stativlampe, tripodlampe
  tiffany lamp | tiffanylampe, tiffany-lampe | tiffanylampe
  paper lantern, rice paper lamp, chinese lantern | papierlampe, japanlampe, reispapierlampe, papierlaterne, lampion | rislampe, papirlampe, rispapirlampe, papirlykt
`;
