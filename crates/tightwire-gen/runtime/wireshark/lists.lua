local read, show, in_order

function kinds.option(r, k, fields, tree)
  if r:bits(1) == 0 then return NULL end
  local value = read(r, k.of, fields, tree)
  if k.nests then return { keys = { "some" }, named = { some = value } } end
  return value
end

function kinds.default_bit(r, k, fields, tree)
  if r:bits(1) == 1 then
    if k.default == nil then return { keys = { "$default" }, named = { ["$default"] = true } } end
    return k.default
  end
  return read(r, k.of, fields, tree)
end

local function elements(r, count, k, fields, tree, pays)
  local all = { list = true, length = count }
  for index = 1, count do
    r.path[#r.path + 1] = string.format("[%d]", index - 1)
    local at = r.at
    local branch = tree and show(r, tree, string.format("[%d]", index - 1))
    if k.largest and index > 1 then
      all[index] = relative(r, tonumber(all[index - 1]) or -1, k.largest)
    else
      all[index] = read(r, k.of, fields, branch)
    end
    if pays and r.at == at then
      if r.free == 0 then r:fail("OutOfRange", at) end
      r.free = r.free - 1
    end
    if k.sorted and index > 1 then
      local found = in_order(k.of, all[index - 1], all[index])
      if found > 0 or (found == 0 and not k.repeats) then r:fail("KeyOrder", at) end
    end
    if branch then branch.finish(all[index], at) end
    r.path[#r.path] = nil
  end
  return all
end

function kinds.array(r, k, fields, tree)
  return elements(r, k.count, k, fields, tree, false)
end

function kinds.list(r, k, fields, tree)
  local start = r.at
  local count = r:count(k.max, k.bits, k.min)
  if count - math.min(count, r.free) > r.stop - r.at then r:fail("UnexpectedEnd", start) end
  return elements(r, count, k, fields, tree, true)
end

kinds.climb = kinds.list

function kinds.exactly(r, k, fields, tree)
  local start = r.at
  local count = k.length(fields)
  if not count or count < 0 or count > k.max then r:fail("OutOfRange", start) end
  if count - math.min(count, r.free) > r.stop - r.at then r:fail("UnexpectedEnd", start) end
  return elements(r, count, k, fields, tree, true)
end

function kinds.entry(r, k, fields, tree)
  r.path[#r.path + 1] = "key"
  local key = read(r, k.key, fields, tree)
  r.path[#r.path] = "value"
  local value = read(r, k.value, fields, tree)
  r.path[#r.path] = nil
  return { list = true, length = 2, key, value }
end

-- Which places are filled, by one of several encodings.
function kinds.subset(r, k, fields, tree)
  local places = k.is_counted and r:count(k.places, width(k.places)) or k.places
  local all = { list = true, length = places }
  for index = 1, places do all[index] = NULL end
  local function member(index)
    r.path[#r.path + 1] = string.format("[%d]", index)
    local at = r.at
    local branch = tree and show(r, tree, string.format("[%d]", index))
    local value = read(r, k.of, fields, branch)
    if branch then branch.finish(value, at) end
    r.path[#r.path] = nil
    all[index + 1] = k.nests and { keys = { "some" }, named = { some = value } } or value
  end
  -- One code stands for many: a member without bits is followed by one.
  local function members(first, last)
    for index = first, last do
      local start = r.at
      member(index)
      if r.at == start and r:bits(1) ~= 0 then r:fail("Padding", start) end
    end
  end
  local function parameter()
    local start = r.at
    local found = r:bits(width(width(places)))
    if found > width(places) then r:fail("OutOfRange", start) end
    return found
  end
  local function walk(from, bits)
    local start = r.at
    while from < places do
      if r:bits(1) == 1 then
        local found = from + r:bits(bits)
        if found >= places then r:fail("OutOfRange", start) end
        return found
      end
      from = from + 2 ^ bits
    end
    return nil
  end
  local start = r.at
  local strategy = r:bits(3)
  if strategy == 0 then
    r:need(places)
    for index = 0, places - 1 do
      if r:bits(1) == 1 then member(index) end
    end
  elseif strategy == 1 then
    local bits, previous = width(math.max(places - 1, 0)), -1
    for _ = 1, r:count(places, width(places)) do
      local at = r.at
      local index = r:bits(bits)
      if index > math.max(places - 1, 0) then r:fail("OutOfRange", at) end
      if index <= previous then r:fail("NotAscending", at) end
      member(index)
      previous = index
    end
  elseif strategy == 2 then
    local index = object_index(r, -1, places)
    while index < places do
      member(index)
      index = object_index(r, index, places)
    end
  elseif strategy == 3 then
    local bits = parameter()
    local index = walk(0, bits)
    while index do
      member(index)
      index = walk(index + 1, bits)
    end
  elseif strategy == 4 then
    local bits, at = parameter(), 0
    while at < places do
      local begin = r.at
      local is_last = r:bits(1) == 1
      local run = is_last and r:bits(bits) or math.min(places - at, 2 ^ bits)
      if is_last and run >= places - at then r:fail("OutOfRange", begin) end
      if r.stop - r.at < run then r:fail("UnexpectedEnd", begin) end
      members(at, at + run - 1)
      at = at + run + (is_last and 1 or 0)
    end
  elseif strategy == 5 then
    local skipped = parameter()
    local runs = parameter()
    local first = walk(0, skipped)
    while first do
      local begin = r.at
      local last = walk(first, runs)
      if not last then r:fail("OutOfRange", begin) end
      if r.stop - r.at < last - first + 1 then r:fail("UnexpectedEnd", begin) end
      members(first, last)
      first = walk(last + 2, skipped)
    end
  else
    r:fail("OutOfRange", start)
  end
  return all
end

