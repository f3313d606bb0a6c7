/** What things are made of: `English | German | Norwegian`, a concept a line. */
export const materials = `
  cotton | baumwolle | bomull
  wool, woolen | wolle, woll | ull
  merino | merino, merinowolle | merino, merinoull
  cashmere | kaschmir | kasjmir
  linen | leinen | lin
  silk | seide | silke
  leather | leder | skinn, lær
  suede | wildleder | semsket skinn
  velvet | samt | fløyel
  fleece | fleece | fleece
  polyester | polyester | polyester
  down | daunen | dun
  wood, wooden | holz | tre
  oak | eiche | eik
  pine | kiefer | furu
  birch | birke | bjørk
  walnut | nussbaum | valnøtt
  beech | buche | bøk
  bamboo | bambus | bambus
  metal | metall | metall
  stainless steel | edelstahl | rustfritt stål
  steel | stahl | stål
  iron, cast iron | eisen, gusseisen | jern, støpejern
  aluminum, alu | aluminium, alu | aluminium
  brass | messing | messing
  copper | kupfer | kobber
  ceramic | keramik | keramikk
  porcelain, china | porzellan | porselen
  stoneware | steingut, steinzeug | steintøy
  plastic | kunststoff, plastik | plast
  rubber | gummi | gummi
  paper | papier | papir
  glass | glas | glass
  cork | kork | kork
  marble | marmor | marmor
  concrete | beton | betong
  wicker, rattan | rattan, korbgeflecht | rotting
`;
